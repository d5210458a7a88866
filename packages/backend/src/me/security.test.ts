import { deviceSchema } from '@campo-livre/domain/users/device.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { MailRecord } from '../store/records.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { PASSWORD } from '@campo-livre/mocks/testing/tiny-users.ts'

const backend = testBackend()
const { ask } = backend
const signIn = async (email: string, password = PASSWORD) =>
  ask('POST /auth/login', { body: { email, password } })
const tokenOf = async (email: string) => ((await signIn(email)).body.data as { token: string }).token
const later = (minutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes: minutes } })
const mails = async (): Promise<MailRecord[]> => (await ask('GET /__mock/mails')).body.data
const newestMail = async () => {
  const [mail] = await mails()
  if (!mail) throw new Error('no mail was sent')
  return mail
}
const passwordOf = (userId: string) => backend.server.db.users.find(userId)?.password

describe('another password (H11)', () => {
  const NEW = 'Outra@1234'
  const change = (changes: object = {}, token?: string) => {
    const body = { current_password: PASSWORD, password: NEW, password_confirmation: NEW, ...changes }
    return ask('POST /me/password', { body, ...(token ? { token } : { as: 'ana' }) })
  }

  it('ends all other sessions and links, keeps this one, and a letter tells of it', async () => {
    const [here, there, bia] = [
      await tokenOf('ana@test.test'),
      await tokenOf('ana@test.test'),
      await tokenOf('bia@test.test'),
    ]
    await ask('POST /auth/forgot-password', { body: { email: 'ana@test.test' } })
    const link = (await newestMail()).link ?? ''
    expect((await change({}, here)).body).toEqual({
      data: null,
      message: 'Senha nova salva. Os outros aparelhos saíram da conta.',
    })
    expect((await ask('GET /me', { token: here })).status).toBe(200)
    expect((await ask('GET /me', { token: there })).status).toBe(401)
    expect((await ask('GET /me', { token: bia })).status).toBe(200)
    expect((await signIn('ana@test.test')).status).toBe(422)
    expect((await signIn('ana@test.test', NEW)).status).toBe(200)
    expect(await newestMail()).toMatchObject({ to: 'ana@test.test', subject: 'Sua senha mudou' })
    const reset = { ...Object.fromEntries(new URLSearchParams(link.split('?')[1])), password: PASSWORD }
    const body = { ...reset, password_confirmation: PASSWORD }
    expect((await ask('POST /auth/reset-password', { body })).status).toBe(500)
  })

  it.each([
    ['current_password', 'Errada@1', 'A senha atual não confere.'],
    ['current_password', '', 'Informe sua senha atual.'],
    ['password', 'outra@1234', 'A senha precisa ter uma letra maiúscula.'],
    ['password', PASSWORD, 'Escolha uma senha diferente da atual.'],
    ['password_confirmation', 'Outra@1235', 'As duas senhas precisam ser iguais.'],
  ])('refuses a wrong %s (%s)', async (field, value, sentence) => {
    const confirmed = field === 'password' ? { password_confirmation: value } : {}
    const { status, body } = await change({ ...confirmed, [field]: value })
    expect([status, body.errors[field]]).toEqual([422, [sentence]])
    expect(passwordOf('ana')).toBe(PASSWORD)
    expect(await mails()).toEqual([])
  })

  it('lets five wrong ones through in a minute, over all calls that ask for it', async () => {
    const wrong = { password: 'Errada@1' }
    for (let count = 0; count < 3; count++) await change({ current_password: 'Errada@1' })
    await ask('POST /me/deletion', { as: 'ana', body: wrong })
    await ask('POST /me/email', { as: 'ana', body: { ...wrong, email: 'nova@test.test' } })
    const { status, headers } = await change()
    expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
    expect(passwordOf('ana')).toBe(PASSWORD)
    await later(1)
    expect((await change()).status).toBe(200)
  })
})

describe('another e-mail (H11)', () => {
  const NEW = 'ana.nova@test.test'
  const askFor = (email: string, password = PASSWORD, as = 'ana') =>
    ask('POST /me/email', { as, body: { email, password } })
  const confirm = (code: string, as = 'ana') => ask('POST /me/email/confirm', { as, body: { code } })
  const codeSent = async () => (await newestMail()).code ?? ''
  const wrongCode = async () => ((await codeSent()) === '111111' ? '222222' : '111111')

  it('waits for the code of the new address, and only then holds', async () => {
    const { status, body } = await askFor(` ${NEW} `)
    expect([status, body.message]).toEqual([200, `O código foi para ${NEW}.`])
    expect(body.data).toMatchObject({ email: 'ana@test.test', pendingEmail: NEW })
    const [mail, warning] = await mails()
    if (!mail) throw new Error('no mail was sent')
    expect(warning).toMatchObject({
      to: 'ana@test.test',
      subject: 'Pediram para trocar seu e-mail',
      code: null,
    })
    expect(warning?.text).not.toContain(NEW)
    expect(mail).toMatchObject({ to: NEW, link: `/atleta/perfil?codigo=${mail.code}` })
    expect((await signIn(NEW)).status).toBe(422)
    const done = await confirm(mail.code ?? '')
    expect(done.body).toMatchObject({
      data: { email: NEW, pendingEmail: null },
      message: 'Pronto: seu e-mail novo está confirmado.',
    })
    expect((await signIn(NEW)).status).toBe(200)
    expect((await signIn('ana@test.test')).status).toBe(422)
    const told = await newestMail()
    expect(told).toMatchObject({ to: 'ana@test.test', subject: 'Seu e-mail mudou', code: null })
    expect(told.text).toContain('a•••@test.test')
    expect(told.text).not.toContain(NEW)
    expect((await confirm(mail.code ?? '')).body.message).toBe('Código já utilizado.')
  })

  it('leads a company to its own screen', async () => {
    await askFor('arena.nova@test.test', PASSWORD, 'dono')
    expect((await newestMail()).link).toBe(`/company/account?codigo=${await codeSent()}`)
  })

  it.each([
    ['email', 'bia@test.test', PASSWORD, 'Este e-mail já está cadastrado.'],
    ['email', 'ANA@test.test', PASSWORD, 'Esse já é o e-mail da sua conta.'],
    ['email', 'ana', PASSWORD, 'Esse e-mail parece incompleto.'],
    ['password', NEW, 'Errada@1', 'A senha atual não confere.'],
    ['password', NEW, '', 'Informe sua senha atual.'],
  ])('refuses a wrong %s (%s, %s)', async (field, email, password, sentence) => {
    const { status, body } = await askFor(email, password)
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }])
    expect(await mails()).toEqual([])
  })

  it('sends another code after a minute, not before', async () => {
    await askFor(NEW)
    const { status, headers } = await askFor(NEW)
    expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
    await later(1)
    expect((await askFor(NEW)).status).toBe(200)
    expect((await mails()).filter(({ to }) => to === NEW)).toHaveLength(2)
    expect((await confirm(await codeSent())).status).toBe(200)
  })

  it('has one wait per user, whatever the address', async () => {
    await askFor(NEW)
    const { status, headers } = await askFor('outra@test.test')
    expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
    expect((await askFor(NEW, PASSWORD, 'bia')).status).toBe(200)
    await ask('DELETE /me/email', { as: 'ana' })
    expect((await askFor(NEW)).status).toBe(429)
  })

  it('takes the code of the last ask alone', async () => {
    await askFor(NEW)
    const first = await codeSent()
    await later(1)
    await askFor(NEW)
    expect((await confirm(first)).body.message).toBe('Código de verificação inválido.')
    expect((await confirm(await codeSent())).status).toBe(200)
  })

  it('ends when the password changes', async () => {
    await askFor(NEW)
    const code = await codeSent()
    const body = { current_password: PASSWORD, password: 'Outra@1234', password_confirmation: 'Outra@1234' }
    await ask('POST /me/password', { as: 'ana', body })
    expect((await ask('GET /me/account', { as: 'ana' })).body.data).toMatchObject({ pendingEmail: null })
    expect((await confirm(code)).body.message).toBe('Código de verificação inválido.')
  })

  it('refuses a code that is wrong, over, or of somebody else', async () => {
    await askFor(NEW)
    expect(await confirm(await wrongCode())).toMatchObject({
      status: 500,
      body: { message: 'Código de verificação inválido.' },
    })
    expect((await confirm(await codeSent(), 'bia')).body.message).toBe('Código de verificação inválido.')
    expect((await confirm('12345')).body.errors).toEqual({ code: ['O código tem 6 números.'] })
    await later(15)
    expect((await confirm(await codeSent())).body.message).toBe('Código de verificação expirado.')
    expect((await ask('GET /me', { as: 'ana' })).body.data).toMatchObject({ email: 'ana@test.test' })
  })

  it('lets five wrong codes through in 15 minutes', async () => {
    await askFor(NEW)
    const wrong = await wrongCode()
    for (let count = 0; count < 5; count++) expect((await confirm(wrong)).status).toBe(500)
    const { status, headers } = await confirm(await codeSent())
    expect([status, headers.get('Retry-After')]).toEqual([429, '900'])
  })

  it('is dropped, and its code with it', async () => {
    await askFor(NEW)
    const code = await codeSent()
    expect((await ask('DELETE /me/email', { as: 'ana' })).body.data).toMatchObject({ pendingEmail: null })
    expect((await confirm(code)).body.message).toBe('Código de verificação inválido.')
    await later(1)
    await askFor(NEW)
    expect((await confirm(code)).body.message).toBe('Código de verificação inválido.')
    expect((await confirm(await codeSent())).status).toBe(200)
  })

  it('is refused when somebody has registered with it in the meantime', async () => {
    await askFor(NEW)
    await backend.server.db.users.update('bia', { email: NEW })
    expect(await confirm(await codeSent())).toMatchObject({
      status: 409,
      body: { message: 'Este e-mail já está cadastrado.' },
    })
  })
})

describe('where somebody is signed in (H11)', () => {
  const list = async (token: string) =>
    z.array(deviceSchema).parse((await ask('GET /me/sessions', { token })).body.data)
  const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/144.0.0.0 Mobile Safari/537.36'
  const signInOnPhone = async () => {
    const answer = await fetch('https://campo.test/api/auth/login', {
      method: 'POST',
      headers: { 'User-Agent': phone },
      body: JSON.stringify({ email: 'ana@test.test', password: PASSWORD }),
    })
    return ((await answer.json()) as { data: { token: string } }).data.token
  }

  it('lists this device first, then the one used last, and never a token', async () => {
    const token = await signInOnPhone()
    await later(5)
    const middle = await tokenOf('ana@test.test')
    await later(5)
    const here = await tokenOf('ana@test.test')
    await later(5)
    await ask('GET /me', { token: middle })
    const devices = await list(here)
    expect(devices.map(({ current, seenAt }) => [current, seenAt])).toEqual([
      [true, '2026-11-20T13:15:00.000Z'],
      [false, '2026-11-20T13:15:00.000Z'],
      [false, '2026-11-20T13:00:00.000Z'],
    ])
    expect(devices.at(-1)).toMatchObject({
      name: 'Chrome no Android',
      signedInAt: '2026-11-20T13:00:00.000Z',
    })
    expect(JSON.stringify(devices)).not.toContain(token)
  })

  it('writes down that a device is in use once a minute at most', async () => {
    const token = await tokenOf('ana@test.test')
    const [{ id: mine } = { id: '' }] = await list(token)
    const written = () => backend.server.db.sessions.find(token)
    const before = written()
    await later(1)
    await ask('GET /me', { token })
    expect(written()).toBe(before)
    await later(1)
    await ask('GET /me', { token })
    expect(written()).toMatchObject({ publicId: mine, seenAt: '2026-11-20T13:02:00.000Z' })
  })

  it('signs one device out, and only one’s own', async () => {
    const [here, there] = [await tokenOf('ana@test.test'), await tokenOf('ana@test.test')]
    const other = (await list(here)).find(({ current }) => !current)
    const bia = await tokenOf('bia@test.test')
    expect((await ask(`DELETE /me/sessions/${other?.id}`, { token: bia })).status).toBe(404)
    const { status, body } = await ask(`DELETE /me/sessions/${other?.id}`, { token: here })
    expect([status, body]).toEqual([200, { data: null, message: 'O aparelho saiu da sua conta.' }])
    expect((await ask('GET /me', { token: there })).status).toBe(401)
    expect(await list(here)).toHaveLength(1)
    expect((await ask(`DELETE /me/sessions/${other?.id}`, { token: here })).status).toBe(404)
  })
})
