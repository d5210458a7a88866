import { once } from 'node:events'
import type { CardBank } from '@campo-livre/backend/ports/bank.ts'
import type { CardOutcome } from '@campo-livre/mocks/bank/card-outcome.ts'
import { createSimulatedBank } from '@campo-livre/mocks/bank/simulated-bank.ts'
import { testCard } from '@campo-livre/mocks/bank/test-cards.ts'
import { createToken } from '@campo-livre/mocks/bank/tokens.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { acquirer } from './acquirer.ts'
import { createTestCardBank } from './test-bank.ts'

const clock = createFixedClock(NOW)
const now = () => clock.now()
const secret = 'segredo'
const testBank = createTestCardBank({ secret, webhook: null, now, allowedOrigins: ['https://app.test'] })
const server = serve({
  overrideGlobalObjects: false,
  fetch: new Hono().route('/bank', testBank.app).fetch,
  hostname: '127.0.0.1',
  port: 0,
})
const simulated = createSimulatedBank(now)
type Given = { bank: CardBank; decide: (id: string, approved: boolean) => void }
let banks: Record<'simulated' | 'over HTTP', Given>
let url = ''

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/bank`
  banks = { simulated, 'over HTTP': { bank: acquirer({ url, secret }), decide: testBank.decide } }
})
afterAll(() => new Promise((done) => server.close(done)))

const typed = (outcome: CardOutcome) => ({
  number: testCard(outcome),
  expiry: '12/30',
  securityCode: '737',
  holderName: 'Ana Lima',
})
function tokenOf(outcome: CardOutcome): string {
  const made = createToken(typed(outcome), now())
  if (!made.ok) throw new Error(made.message)
  return made.token
}
let made = 0
const charge = (outcome: CardOutcome) => {
  made += 1
  return { id: `pay_${made}`, token: tokenOf(outcome), amountCents: 10_000, instalments: 2 }
}

describe.each(['simulated', 'over HTTP'] as const)('a bank that takes cards (%s)', (name) => {
  it('tells of a token what may be shown of its card, for a quarter of an hour', async () => {
    const { bank } = banks[name]
    const token = tokenOf('approved')
    expect(await bank.readCard(token)).toEqual({ brand: 'visa', last4: '1111' })
    expect(await bank.readCard('nobody')).toBeNull()
    clock.advance(16)
    expect(await bank.readCard(token)).toBeNull()
  })

  it('charges once however often it is asked by the same id, and a token by one id alone', async () => {
    const { bank } = banks[name]
    const one = charge('approved')
    expect(await bank.charge(one)).toEqual({ state: 'approved' })
    expect(await bank.charge(one)).toEqual({ state: 'approved' })
    expect(await bank.look(one.id)).toEqual({ state: 'approved' })
    expect(await bank.charge({ ...one, id: `${one.id}-again` })).toMatchObject({ state: 'declined' })
    expect(await bank.look('nobody')).toBeNull()
  })

  it('says why it declines', async () => {
    const { bank } = banks[name]
    expect(await bank.charge(charge('refused'))).toEqual({ state: 'declined', reason: 'refused' })
    expect(await bank.charge(charge('no-funds'))).toEqual({ state: 'declined', reason: 'no-funds' })
  })

  it('tells what it waits for, and then what was decided', async () => {
    const { bank, decide } = banks[name]
    const [asked, slow] = [charge('confirmation'), charge('slow-approved')]
    expect(await bank.charge(asked)).toEqual({ state: 'waits', waits: 'confirmation', decision: null })
    expect(await bank.charge(slow)).toEqual({ state: 'waits', waits: 'bank', decision: null })
    decide(asked.id, true)
    expect(await bank.look(asked.id)).toEqual({ state: 'approved' })
    clock.advance(1)
    expect(await bank.look(slow.id)).toEqual({ state: 'approved' })
    const refused = charge('slow-refused')
    await bank.charge(refused)
    clock.advance(1)
    expect(await bank.look(refused.id)).toMatchObject({ state: 'declined' })
  })

  it('gives back what it has charged, each refund once, and no more', async () => {
    const { bank } = banks[name]
    const one = charge('approved')
    await bank.charge(one)
    const part = { chargeId: one.id, id: 'first', amountCents: 4_000 }
    expect(await bank.giveBack(part)).toBe('done')
    expect(await bank.giveBack(part)).toBe('done')
    expect(await bank.giveBack({ ...part, id: 'second', amountCents: 6_001 })).toBe('refused')
    expect(await bank.giveBack({ ...part, id: 'third', amountCents: 6_000 })).toBe('done')
    expect(await bank.giveBack({ ...part, chargeId: 'nobody', id: 'fourth' })).toBe('refused')
  })
})

describe('the bank over HTTP', () => {
  it('lets browsers of the app send a card, and nobody ask for charges without its secret', async () => {
    const ahead = await fetch(`${url}/cards`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://app.test', 'Access-Control-Request-Method': 'POST' },
    })
    expect(ahead.headers.get('Access-Control-Allow-Origin')).toBe('https://app.test')
    const body = JSON.stringify(typed('approved'))
    const headers = { 'Content-Type': 'application/json' }
    const read = await fetch(`${url}/cards`, { method: 'POST', headers, body })
    expect([read.status, await read.json()]).toMatchObject([201, { brand: 'visa', last4: '1111' }])
    const other = JSON.stringify({ ...typed('approved'), number: '4012888888881881' })
    const refused = await fetch(`${url}/cards`, { method: 'POST', headers, body: other })
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { number: expect.any(Array) } },
    ])
    const stranger = await fetch(`${url}/charges`, { method: 'POST', headers, body: '{}' })
    expect(stranger.status).toBe(401)
    await expect(acquirer({ url, secret: 'wrong' }).charge(charge('approved'))).rejects.toThrow('401')
  })

  it.each([401, 403, 408, 409, 425, 429, 500, 503])(
    'is asked again after a %i, which is no word on it',
    async (status) => {
      const answered = vi
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () => new Response('{}', { status }))
      const bank = acquirer({ url, secret })
      await expect(bank.charge({ ...charge('approved'), token: 'card_x' })).rejects.toThrow(String(status))
      await expect(bank.giveBack({ chargeId: 'pay', id: 'one', amountCents: 100 })).rejects.toThrow(
        String(status),
      )
      answered.mockRestore()
    },
  )
})
