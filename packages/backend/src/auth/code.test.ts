import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { describe, expect, it } from 'vitest'
import type { MailRecord } from '../store/records.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { PASSWORD } from '@campo-livre/mocks/testing/tiny-users.ts'

const backend = testBackend()
const { ask } = backend
const lia = 'lia@exemplo.com.br'

const askCode = (email = lia) => ask('POST /auth/code', { body: { email } })
const enter = (code: string, more: object = {}) =>
  ask('POST /auth/code/confirm', {
    body: { email: lia, code, name: 'Lia Torres', terms_version: TERMS_VERSION, ...more },
  })
const later = (minutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes: minutes } })
const mailsTo = async (address: string): Promise<MailRecord[]> => {
  const { data }: { data: MailRecord[] } = (await ask('GET /__mock/mails')).body
  return data.filter(({ to }) => to === address)
}
/** Asks for a code and returns it. */
async function codeFor(email = lia): Promise<string> {
  await askCode(email)
  return (await mailsTo(email))[0]?.code ?? ''
}
const userOf = (email: string) => backend.server.db.users.by('email', email)[0]

describe('entering by a code (H11)', () => {
  it('makes an account of a name and an e-mail, confirmed and signed in', async () => {
    const { status, body } = await enter(await codeFor())
    expect([status, body.message]).toEqual([200, 'Conta criada. Boas-vindas!'])
    expect(body.data).toMatchObject({
      token: expect.stringMatching(/^\w{40}$/),
      user: { name: 'Lia Torres', email: lia, phone: null, profile: { name: 'athlete' } },
    })
    const { token }: { token: string } = body.data
    expect((await ask('GET /me/account', { token })).body.data).toMatchObject({
      hasPassword: false,
      cpf: null,
      date: null,
      terms: { version: TERMS_VERSION, acceptedAt: '2026-11-20T13:00:00.000Z' },
    })
    expect(backend.server.db.users.by('email', lia)).toHaveLength(1)
  })

  it('signs in to the account that there is, and changes nothing of it', async () => {
    const before = userOf('ana@test.test')
    const code = await codeFor('ana@test.test')
    const { status, body } = await enter(code, { email: ' ANA@test.test ', name: undefined })
    expect([status, body.data]).toMatchObject([200, { user: { id: 'ana' } }])
    expect(userOf('ana@test.test')).toEqual(before)
  })

  it('answers the same to an e-mail with an account and to one without', async () => {
    const [known, unknown] = [await askCode('ana@test.test'), await askCode()]
    expect([known.status, known.body]).toEqual([200, unknown.body])
    const wrong = [await enter('000000', { email: 'ana@test.test' }), await enter('000000')]
    expect(wrong[0]?.body).toEqual(wrong[1]?.body)
    const again = [await askCode('ana@test.test'), await askCode()]
    expect(again[0]).toEqual(again[1])
    expect(again[0]?.status).toBe(429)
  })

  it('asks who is new for a name, without spending the code', async () => {
    const code = await codeFor()
    const { status, body } = await enter(code, { name: undefined })
    expect([status, body.errors]).toEqual([422, { name: ['Falta o seu nome.'] }])
    expect(userOf(lia)).toBeUndefined()
    expect((await enter(code)).status).toBe(200)
  })

  it('lets nobody in twice by one code', async () => {
    const code = await codeFor()
    await enter(code)
    const { status, body } = await enter(code)
    expect([status, body.code]).toEqual([500, 'code_used'])
  })

  it('lets nobody into the account of another e-mail', async () => {
    const code = await codeFor()
    const { body } = await enter(code, { email: 'ana@test.test' })
    expect(body.code).toBe('code_wrong')
  })

  it('takes no code that was sent for something else, and the other way round', async () => {
    await ask('POST /auth/resend-verification-code', { body: { email: 'pendente@test.test' } })
    const [mail] = await mailsTo('pendente@test.test')
    expect((await enter(mail?.code ?? '', { email: 'pendente@test.test' })).body.code).toBe('code_wrong')
    const code = await codeFor('pendente@test.test')
    const verify = await ask('POST /auth/verify-email', { body: { email: 'pendente@test.test', code } })
    expect(verify.body.code).toBe('code_wrong')
  })

  it('ends a code after 15 minutes, and by the next one', async () => {
    const first = await codeFor()
    await later(2)
    const second = await codeFor()
    expect((await enter(first)).body.code).toBe(first === second ? undefined : 'code_wrong')
    await later(15)
    expect((await enter(second)).body.code).toBe('code_expired')
  })

  it('waits after five wrong codes, also for the right one', async () => {
    const code = await codeFor()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) expect((await enter(wrong)).body.code).toBe('code_wrong')
    expect((await enter(code)).status).toBe(429)
    await later(15)
    expect((await enter(await codeFor())).status).toBe(200)
  })

  it('lets nobody into a blocked account', async () => {
    const { status, body } = await enter(await codeFor('bloqueada@test.test'), {
      email: 'bloqueada@test.test',
    })
    expect([status, body.code]).toEqual([422, 'account_blocked'])
    expect(body.errors.email).toEqual(['Sua conta está inativa. Entre em contato com o suporte.'])
  })

  it('confirms an account that nobody has confirmed, and ends the password of whoever registered it', async () => {
    const email = 'pendente@test.test'
    expect((await enter(await codeFor(email), { email })).status).toBe(200)
    expect(userOf(email)).toMatchObject({
      name: 'Lia Torres',
      emailVerifiedAt: '2026-11-20T13:00:00.000Z',
      password: null,
    })
    const login = await ask('POST /auth/login', { body: { email, password: PASSWORD } })
    expect(login.body.code).toBe('wrong_credentials')
  })

  it('ends the password of a stranger who registered the address, also after the mail of that was confirmed', async () => {
    const stranger = 'Estranho@123'
    await ask('POST /auth/register', {
      body: {
        name: 'Lia Torres',
        email: lia,
        phone: '85912345678',
        cpf: null,
        date: '1990-05-14',
        gender: 'other',
        password: stranger,
        password_confirmation: stranger,
        terms_version: TERMS_VERSION,
        guardian_consent: false,
      },
    })
    const [mail] = await mailsTo(lia)
    await ask('POST /auth/verify-email', { body: { email: lia, code: mail?.code ?? '' } })
    const login = () => ask('POST /auth/login', { body: { email: lia, password: stranger } })
    const opened: { token: string } = (await login()).body.data
    const { status, body } = await enter(await codeFor())
    const own: { token: string } = body.data
    expect([status, userOf(lia)?.password]).toEqual([200, null])
    expect((await login()).body.code).toBe('wrong_credentials')
    expect((await ask('GET /me/account', { token: opened.token })).status).toBe(401)
    expect((await ask('GET /me/account', { token: own.token })).status).toBe(200)
  })

  it('leaves a password that was chosen after the e-mail was confirmed', async () => {
    const body = { current_password: PASSWORD, password: 'Outra@123', password_confirmation: 'Outra@123' }
    await backend.server.db.users.update('ana', { passwordUnproven: true })
    await ask('POST /me/password', { as: 'ana', body })
    await enter(await codeFor('ana@test.test'), { email: 'ana@test.test' })
    expect(userOf('ana@test.test')?.password).toBe('Outra@123')
  })

  it('sends the codes of a person whose password has changed nowhere', async () => {
    const code = await codeFor('ana@test.test')
    const body = { current_password: PASSWORD, password: 'Outra@123', password_confirmation: 'Outra@123' }
    await ask('POST /me/password', { as: 'ana', body })
    expect((await enter(code, { email: 'ana@test.test' })).body.code).toBe('code_wrong')
  })

  it('is unknown to the real server', async () => {
    await ask('POST /__mock/dialect', { body: { dialect: 'real' } })
    expect([(await askCode()).status, (await enter('123456')).status]).toEqual([404, 404])
  })
})

describe('an account without a password (H11)', () => {
  const chosen = { password: 'Outra@123', password_confirmation: 'Outra@123' }
  const newcomer = async (): Promise<{ token: string }> => (await enter(await codeFor())).body.data

  it('gets its first one without another', async () => {
    const { token } = await newcomer()
    expect((await ask('POST /me/password', { token, body: chosen })).status).toBe(200)
    const login = await ask('POST /auth/login', { body: { email: lia, password: chosen.password } })
    expect(login.status).toBe(200)
    const next = { password: 'Mais@1234', password_confirmation: 'Mais@1234' }
    const { body } = await ask('POST /me/password', { token, body: next })
    expect(body.errors).toEqual({ current_password: ['Informe sua senha atual.'] })
  })

  it('gets one by the link for a forgotten one', async () => {
    await newcomer()
    await ask('POST /auth/forgot-password', { body: { email: lia } })
    const link = (await mailsTo(lia))[0]?.link ?? ''
    const token = new URL(link, 'http://campo.test').searchParams.get('token')
    await ask('POST /auth/reset-password', { body: { email: lia, token, ...chosen } })
    const login = await ask('POST /auth/login', { body: { email: lia, password: chosen.password } })
    expect(login.status).toBe(200)
  })

  it('says that it needs one where one is asked for', async () => {
    const { token } = await newcomer()
    const { status, body } = await ask('POST /me/deletion', { token, body: { password: 'Outra@123' } })
    expect(status).toBe(422)
    expect(body.errors.password).toEqual([
      'Sua conta ainda não tem senha. Crie uma em Acesso, no seu perfil.',
    ])
  })
})
