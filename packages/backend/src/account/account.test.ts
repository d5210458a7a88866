import { GUARDIAN_NEEDED } from '@campo-livre/domain/users/birth-date.ts'
import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { describe, expect, it } from 'vitest'
import type { MailRecord } from '../store/records.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { PASSWORD } from '@campo-livre/mocks/testing/tiny-users.ts'

const backend = testBackend()
const { ask } = backend

const lia = {
  name: 'Lia Torres',
  email: 'lia@exemplo.com.br',
  phone: '85901234567',
  cpf: '28001238938',
  date: '1995-03-08',
  gender: 'female',
  password: 'Campo@123',
  password_confirmation: 'Campo@123',
  terms_version: TERMS_VERSION,
}
const second = { cpf: undefined, email: 'outra@exemplo.com.br', phone: '85909876543' }
const register = (changes: object = {}) => ask('POST /auth/register', { body: { ...lia, ...changes } })
const signIn = (email: string, password: string) => ask('POST /auth/login', { body: { email, password } })
const verify = (email: string, code: string) => ask('POST /auth/verify-email', { body: { email, code } })
const resend = (email: string) => ask('POST /auth/resend-verification-code', { body: { email } })
const forgot = (email: string) => ask('POST /auth/forgot-password', { body: { email } })
const later = (minutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes: minutes } })
const mails = async (): Promise<MailRecord[]> => (await ask('GET /__mock/mails')).body.data
const newestMail = async () => {
  const [mail] = await mails()
  if (!mail) throw new Error('no mail was sent')
  return mail
}
const codeSent = async () => (await newestMail()).code ?? ''

describe('registering (H11)', () => {
  it('makes an athlete who cannot sign in before the e-mail is confirmed', async () => {
    const { status, body } = await register()
    expect(status).toBe(201)
    expect(body.message).toBe('Usuário registrado com sucesso! Verifique seu e-mail para ativar sua conta.')
    expect(body.data).toMatchObject({
      requires_verification: true,
      user: { name: 'Lia Torres', emailVerifiedAt: null, profile: { name: 'athlete' } },
    })
    expect(JSON.stringify(body)).not.toContain(lia.password)
    expect((await signIn(lia.email, lia.password)).status).toBe(422)
  })

  describe('asked ahead about an e-mail (decision 033)', () => {
    const askAhead = (body: object) =>
      fetch('https://campo.test/api/auth/register', {
        method: 'POST',
        headers: { Precognition: 'true', 'Precognition-Validate-Only': 'email' },
        body: JSON.stringify(body),
      })

    it('answers as the whole registration would, and makes no account', async () => {
      const free = await askAhead({ ...lia })
      expect([free.status, free.headers.get('Precognition-Success')]).toEqual([204, 'true'])
      expect((await askAhead({ email: lia.email })).status).toBe(204)
      expect((await register()).status).toBe(201)
      const taken = await askAhead({ email: ' LIA@exemplo.com.br ', phone: lia.phone })
      expect(taken.status).toBe(422)
      expect(await taken.json()).toEqual({
        code: 'invalid',
        message: 'Este e-mail já está cadastrado.',
        errors: { email: ['Este e-mail já está cadastrado.'] },
      })
      const broken = await askAhead({ email: 'lia@' })
      expect((await broken.json()).errors).toEqual({ email: ['Esse e-mail parece incompleto.'] })
    })

    it('answers it as the real server too, which refuses an incomplete registration with all errors', async () => {
      await register()
      await ask('POST /__mock/dialect', { body: { dialect: 'real' } })
      const { errors } = await (await askAhead({ email: lia.email })).json()
      expect(errors).toMatchObject({
        email: ['Este e-mail já está cadastrado.'],
        name: ['Informe seu nome.'],
      })
      const free = await askAhead({ email: 'outra@exemplo.com.br' })
      expect(free.status).toBe(422)
      expect((await free.json()).errors).not.toHaveProperty('email')
    })
  })

  it('refuses what somebody else has, everything at once and each at its field', async () => {
    await register()
    const { status, body } = await register({ email: 'LIA@exemplo.com.br' })
    expect(status).toBe(422)
    expect(body).toEqual({
      code: 'invalid',
      message: 'Este e-mail já está cadastrado.',
      errors: {
        email: ['Este e-mail já está cadastrado.'],
        phone: ['Este telefone já está cadastrado.'],
        cpf: ['Este CPF já está cadastrado.'],
      },
    })
  })

  it('accepts any number of accounts without a CPF', async () => {
    await register({ cpf: null })
    expect((await register(second)).status).toBe(201)
  })

  it.each([
    ['date', '2012-11-21', 'Você precisa ter pelo menos 14 anos para se cadastrar.'],
    ['password', 'campo@123', 'A senha precisa ter uma letra maiúscula.'],
    ['password_confirmation', 'Campo@124', 'As duas senhas precisam ser iguais.'],
    ['cpf', '28001238939', 'Confira os números do CPF.'],
    ['phone', '901234567', 'Informe o telefone com DDD, como (85) 90123-4567.'],
  ])('refuses a wrong %s (%s)', async (field, value, sentence) => {
    const { status, body } = await register({ [field]: value })
    expect(status).toBe(422)
    expect(body.errors[field]).toEqual([sentence])
    expect(await mails()).toEqual([])
  })

  it('keeps which terms were agreed to, and when (H11)', async () => {
    await register({ profile: { name: 'admin' }, blocked: true, id: 'ana' })
    const [kept] = backend.server.db.users.by('email', lia.email)
    expect(kept).toMatchObject({ profile: { name: 'athlete' }, blocked: false })
    expect(kept?.id).not.toBe('ana')
    expect(kept?.terms).toEqual({ version: TERMS_VERSION, acceptedAt: '2026-11-20T13:00:00.000Z' })
    expect(kept).not.toHaveProperty('guardianConsent')
    const { status, body } = await register({ ...second, terms_version: '2020-01-01' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['terms_version']])
  })

  it('asks who is under 18 for the agreement of somebody responsible (H11)', async () => {
    for (const guardian_consent of [undefined, false]) {
      const { status, body } = await register({ date: '2008-11-21', guardian_consent })
      expect([status, body.errors]).toEqual([422, { guardian_consent: [GUARDIAN_NEEDED] }])
    }
    expect((await register({ date: '2008-11-21', guardian_consent: true })).status).toBe(201)
    expect(backend.server.db.users.by('email', lia.email)[0]?.guardianConsent).toBe(true)
    expect((await register({ ...second, date: '2008-11-20' })).status).toBe(201)
  })

  it('asks for no such agreement as the real server', async () => {
    await ask('POST /__mock/dialect', { body: { dialect: 'real' } })
    expect((await register({ date: '2008-11-21' })).status).toBe(200)
  })

  it('takes somebody on the day they become 14', async () => {
    expect((await register({ date: '2012-11-20', guardian_consent: true })).status).toBe(201)
  })
})

describe('confirming an e-mail (H11)', () => {
  it('takes the code of the mail, once, and then lets the person in', async () => {
    await register()
    const mail = await newestMail()
    const link = `/verificar-email?email=lia%40exemplo.com.br&codigo=${mail.code}`
    expect(mail).toMatchObject({ to: lia.email, link })
    expect(mail.text).toContain(mail.code)
    const { status, body } = await verify(
      ' LIA@exemplo.com.br ',
      `${mail.code?.slice(0, 3)} ${mail.code?.slice(3)}`,
    )
    expect(status).toBe(200)
    expect(body.data).toBeNull()
    expect((await signIn(lia.email, lia.password)).status).toBe(200)
    expect((await verify(lia.email, mail.code ?? '')).body).toEqual({
      code: 'code_used',
      message: 'Código já utilizado.',
      errors: {},
    })
    expect((await verify(lia.email, '000000')).body).toMatchObject({
      code: 'email_already_verified',
      message: 'E-mail já verificado.',
    })
  })

  it('refuses a code that was never sent, in the words of one for an unknown e-mail', async () => {
    await register()
    const wrong = (await codeSent()) === '111111' ? '222222' : '111111'
    for (const email of [lia.email, 'ninguem@exemplo.com.br']) {
      const { status, body } = await verify(email, wrong)
      expect([status, body.message]).toEqual([500, 'Código de verificação inválido.'])
    }
  })

  it('refuses a code after 15 minutes', async () => {
    await register()
    const code = await codeSent()
    await later(15)
    expect((await verify(lia.email, code)).body.message).toBe('Código de verificação expirado.')
  })

  it('takes a code in its last minute', async () => {
    await register()
    await later(14)
    expect((await verify(lia.email, await codeSent())).status).toBe(200)
  })

  it('asks for 6 digits', async () => {
    const { status, body } = await verify(lia.email, '12345')
    expect([status, body.errors.code]).toEqual([422, ['O código tem 6 números.']])
  })

  it('sends another code after a minute, not before, and the new one alone works', async () => {
    await register()
    const first = await codeSent()
    const early = await resend(lia.email)
    expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(early.body.message).toBe('Espere 60 s para pedir outro e-mail.')
    await later(1)
    expect((await resend(lia.email)).status).toBe(200)
    expect(await mails()).toHaveLength(2)
    expect((await verify(lia.email, first)).body.message).toBe('Código de verificação inválido.')
    expect((await verify(lia.email, await codeSent())).status).toBe(200)
  })

  it('answers a resend alike for an account, for none, and for one that is confirmed', async () => {
    const answers = []
    for (const email of ['pendente@test.test', 'ninguem@test.test', 'ana@test.test'])
      for (const _again of [1, 2]) {
        const { status, body } = await resend(email)
        answers.push(`${status} ${body.message}`)
      }
    expect(new Set(answers.filter((_answer, index) => index % 2 === 0)).size).toBe(1)
    expect(new Set(answers.filter((_answer, index) => index % 2 === 1)).size).toBe(1)
    expect((await mails()).map(({ to }) => to)).toEqual(['pendente@test.test'])
  })

  it('is offered by a login that was refused for it, with one code a minute', async () => {
    await signIn('pendente@test.test', PASSWORD)
    await signIn('pendente@test.test', PASSWORD)
    expect(await mails()).toHaveLength(1)
    expect((await verify('pendente@test.test', await codeSent())).status).toBe(200)
    expect((await signIn('pendente@test.test', PASSWORD)).status).toBe(200)
  })
})

describe('a forgotten password (H11)', () => {
  const tokenSent = async () => new URLSearchParams((await newestMail()).link?.split('?')[1]).get('token')
  const reset = async (changes: object = {}) => {
    const password = 'Nova@1234'
    const token = await tokenSent()
    const body = { email: 'ana@test.test', token, password, password_confirmation: password, ...changes }
    return ask('POST /auth/reset-password', { body })
  }

  it('is answered alike whether the e-mail has an account or not', async () => {
    const [known, unknown] = [await forgot('ana@test.test'), await forgot('ninguem@test.test')]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const [again, unknownAgain] = [await forgot('ana@test.test'), await forgot('ninguem@test.test')]
    expect(again.status).toBe(429)
    expect([unknownAgain.status, unknownAgain.body]).toEqual([again.status, again.body])
    expect((await mails()).map(({ to }) => to)).toEqual(['ana@test.test'])
  })

  it('is replaced by the link of the mail, and every session ends', async () => {
    await forgot('ana@test.test')
    const token = await backend.tokenOf('ana')
    const other = await backend.tokenOf('bia')
    expect((await reset()).status).toBe(200)
    expect((await ask('GET /me', { token })).status).toBe(401)
    expect((await ask('GET /me', { token: other })).status).toBe(200)
    expect((await signIn('ana@test.test', PASSWORD)).status).toBe(422)
    expect((await signIn('ana@test.test', 'Nova@1234')).status).toBe(200)
    expect(await newestMail()).toMatchObject({ to: 'ana@test.test', subject: 'Sua senha mudou', code: null })
  })

  it('has links that work once, and no older one works after that', async () => {
    await forgot('ana@test.test')
    const older = await tokenSent()
    await later(2)
    await forgot('ana@test.test')
    const token = await tokenSent()
    expect((await reset({ token })).status).toBe(200)
    const refusal = [500, { code: 'link_invalid', message: 'Erro ao redefinir senha.', errors: {} }]
    for (const again of [await reset({ token }), await reset({ token: older })])
      expect([again.status, again.body]).toEqual(refusal)
  })

  it('takes the last link alone, even before it is used', async () => {
    await forgot('ana@test.test')
    const older = await tokenSent()
    await later(1)
    await forgot('ana@test.test')
    for (const token of [older, '']) expect((await reset({ token })).status).toBe(500)
    expect((await reset()).status).toBe(200)
  })

  it('ends a change of e-mail that waits', async () => {
    const body = { email: 'nova@test.test', password: PASSWORD }
    await ask('POST /me/email', { as: 'ana', body })
    await forgot('ana@test.test')
    await reset()
    expect(backend.server.db.users.find('ana')?.pendingEmail).toBeNull()
  })

  it('has links that live an hour, for their own e-mail alone', async () => {
    await forgot('ana@test.test')
    expect((await reset({ email: 'bia@test.test' })).status).toBe(500)
    expect((await reset({ token: 'inventado' })).status).toBe(500)
    await later(60)
    expect((await reset()).status).toBe(500)
  })

  it('is not replaced by a weak one', async () => {
    await forgot('ana@test.test')
    const { status, body } = await reset({ password: 'fraca', password_confirmation: 'fraca' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']])
    expect((await reset()).status).toBe(200)
  })
})

it('signing out everywhere ends all tokens of the person and nobody else’s (H11)', async () => {
  const token = await backend.tokenOf('ana')
  const login: { token: string } = (await signIn('ana@test.test', PASSWORD)).body.data
  const other = await backend.tokenOf('bia')
  expect((await ask('POST /auth/logout-all-devices', { token })).body.data).toBeNull()
  expect((await ask('GET /me', { token: login.token })).status).toBe(401)
  expect((await ask('GET /me', { token })).status).toBe(401)
  expect((await ask('GET /me', { token: other })).status).toBe(200)
})
