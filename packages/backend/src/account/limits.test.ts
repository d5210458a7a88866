import { describe, expect, it } from 'vitest'
import { type Asked, testBackend } from '@campo-livre/mocks/testing/test-backend.ts'
import { PASSWORD } from '@campo-livre/mocks/testing/tiny-users.ts'

const backend = testBackend()
const { ask } = backend
const signIn = (email: string, password: string) => ask('POST /auth/login', { body: { email, password } })
const verify = (email: string, code: string) => ask('POST /auth/verify-email', { body: { email, code } })
const later = (minutes: number) => ask('POST /__mock/clock', { body: { advanceMinutes: minutes } })
const speakReal = () => ask('POST /__mock/dialect', { body: { dialect: 'real' } })
const codeSent = async () => {
  const [mail]: { code: string }[] = (await ask('GET /__mock/mails')).body.data
  return mail?.code ?? ''
}
async function times(count: number, task: () => Promise<Asked>): Promise<number[]> {
  const statuses = []
  for (let done = 0; done < count; done++) statuses.push((await task()).status)
  return statuses
}

describe('wrong passwords (H11)', () => {
  it.each(['ana@test.test', 'ninguem@test.test'])(
    'are let through five times a minute for %s, and even the right one has to wait then',
    async (email) => {
      expect(await times(5, () => signIn(email, 'Errada@1'))).toEqual([422, 422, 422, 422, 422])
      const { status, body, headers } = await signIn(email.toUpperCase(), PASSWORD)
      expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
      expect(body).toEqual({
        code: 'too_many_attempts',
        message: 'Muitas tentativas seguidas.',
        errors: {},
      })
      await later(1)
      expect((await signIn('ana@test.test', PASSWORD)).status).toBe(200)
    },
  )

  it('do not keep others out', async () => {
    await times(6, () => signIn('ana@test.test', 'Errada@1'))
    expect((await signIn('bia@test.test', PASSWORD)).status).toBe(200)
  })

  it('count no more after a right one, nor when they were never five in a minute', async () => {
    await times(4, () => signIn('ana@test.test', 'Errada@1'))
    expect((await signIn('ana@test.test', PASSWORD)).status).toBe(200)
    expect(await times(4, () => signIn('ana@test.test', 'Errada@1'))).toEqual([422, 422, 422, 422])
    await later(1)
    expect((await signIn('ana@test.test', 'Errada@1')).status).toBe(422)
  })

  it('are refused in the framework’s words by the real server, with the time to wait', async () => {
    await speakReal()
    await times(5, () => signIn('ana@test.test', 'Errada@1'))
    const { status, body, headers } = await signIn('ana@test.test', PASSWORD)
    expect([status, body]).toEqual([429, { message: 'Too Many Attempts.' }])
    expect(headers.get('Retry-After')).toBe('60')
  })
})

describe('a clock that goes back', () => {
  const toReal = () => ask('POST /__mock/clock', { body: { clock: 'real' } })

  it('leaves wrong tries behind: nobody waits for days', async () => {
    await later(3 * 1440)
    await times(5, () => signIn('ana@test.test', 'Errada@1'))
    await toReal()
    expect((await signIn('ana@test.test', PASSWORD)).status).toBe(200)
  })

  it('leaves letters behind as well: another one may be asked for', async () => {
    const resend = () => ask('POST /auth/resend-verification-code', { body: { email: 'pendente@test.test' } })
    await later(3 * 1440)
    expect((await resend()).status).toBe(200)
    await toReal()
    expect((await resend()).status).toBe(200)
    expect((await resend()).headers.get('Retry-After')).toBe('60')
  })
})

describe('wrong codes (H11)', () => {
  it.each(['pendente@test.test', 'ninguem@test.test'])(
    'are let through five times in 15 minutes for %s',
    async (email) => {
      await ask('POST /auth/resend-verification-code', { body: { email } })
      const wrong = (await codeSent()) === '111111' ? '222222' : '111111'
      expect(await times(5, () => verify(email, wrong))).toEqual([500, 500, 500, 500, 500])
      await later(5)
      const { status, body, headers } = await verify(email, wrong)
      expect([status, headers.get('Retry-After')]).toEqual([429, '600'])
      expect(body.message).toBe('Muitas tentativas seguidas.')
      await later(10)
      expect((await verify(email, wrong)).status).toBe(500)
    },
  )

  it('count for an e-mail that is confirmed already', async () => {
    expect(await times(6, () => verify('ana@test.test', '111111'))).toEqual([500, 500, 500, 500, 500, 429])
  })

  it('keep the right one waiting as well, until they are over', async () => {
    await signIn('pendente@test.test', PASSWORD)
    const wrong = (await codeSent()) === '111111' ? '222222' : '111111'
    await times(5, () => verify('pendente@test.test', wrong))
    expect((await verify('pendente@test.test', await codeSent())).status).toBe(429)
    await later(15)
    await ask('POST /auth/resend-verification-code', { body: { email: 'pendente@test.test' } })
    expect((await verify('pendente@test.test', await codeSent())).status).toBe(200)
  })
})

it('expired proofs and tries are not kept (H11)', async () => {
  const { db } = backend.server
  await ask('POST /auth/resend-verification-code', { body: { email: 'pendente@test.test' } })
  await ask('POST /auth/forgot-password', { body: { email: 'ana@test.test' } })
  await verify('pendente@test.test', '000000')
  await signIn('ana@test.test', 'Errada@1')
  await later(24 * 60)
  await ask('POST /auth/forgot-password', { body: { email: 'ninguem@test.test' } })
  await signIn('bia@test.test', 'Errada@1')
  expect(db.proofs.all().map(({ email }) => email)).toEqual(['ninguem@test.test'])
  expect(db.attempts.all().map(({ id }) => id)).toEqual(['login:bia@test.test'])
})
