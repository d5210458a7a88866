import { once } from 'node:events'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulatedPix } from '../testing/simulated-pix.ts'
import { bcbPix } from './bcb-pix.ts'
import type { Pix } from './pix.ts'
import { createTestBank } from './test-bank.ts'

const clock = createFixedClock(NOW)
const [clientId, clientSecret] = ['campo', 'segredo']
const bank = createTestBank({
  webhook: 'http://nobody.test',
  now: () => clock.now(),
  clientId,
  clientSecret,
})
const server = serve({
  overrideGlobalObjects: false,
  fetch: new Hono().route('/psp', bank.app).fetch,
  hostname: '127.0.0.1',
  port: 0,
})
type Given = { pix: Pix; pay: (txid: string) => string }
const banks: Record<'simulated' | 'bcb', () => Given> = {
  simulated: () => simulated,
  bcb: () => spoken,
}
const simulated = simulatedPix(() => clock.now())
let spoken: Given

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/psp`
  const config = { url, tokenUrl: `${url}/oauth/token`, clientId, clientSecret, certificate: null }
  spoken = {
    pix: bcbPix(config, clock),
    pay: (txid) => bank.pay(txid, { silent: true }).endToEndId,
  }
})
afterAll(() => new Promise((done) => server.close(done)))

describe.each(['simulated', 'bcb'] as const)('a bank that takes Pix (%s)', (name) => {
  const charge = (txid: string) => ({
    txid: txid.repeat(32),
    amountCents: 10_000,
    key: 'chave',
    seconds: 600,
  })

  it('has one charge however often it is asked for it, and tells what came for it', async () => {
    const { pix, pay } = banks[name]()
    const one = charge('a')
    expect(await pix.charge(one)).toBe(await pix.charge(one))
    expect(await pix.look(one.txid)).toEqual([])
    const endToEndId = pay(one.txid)
    expect(await pix.look(one.txid)).toEqual([
      { endToEndId, txid: one.txid, amountCents: 10_000, paidAt: NOW },
    ])
    expect(await pix.look('none'.repeat(8))).toEqual([])
  })

  it('gives a part back, and the rest, each once however often it is asked', async () => {
    const { pix, pay } = banks[name]()
    const one = charge('b')
    await pix.charge(one)
    const endToEndId = pay(one.txid)
    const part = { endToEndId, id: 'first', amountCents: 4_000 }
    expect(await pix.giveBack(part)).toBe('done')
    expect(await pix.giveBack(part)).toBe('done')
    expect(await pix.giveBack({ endToEndId, id: 'second', amountCents: 6_001 })).toBe('refused')
    expect(await pix.giveBack({ endToEndId, id: 'third', amountCents: 6_000 })).toBe('done')
    expect(await pix.giveBack({ endToEndId, id: 'fourth', amountCents: 1 })).toBe('refused')
  })

  it('gives nothing back of a transfer that it does not know', async () => {
    const refund = { endToEndId: 'Enobody', id: 'one', amountCents: 1 }
    expect(await banks[name]().pix.giveBack(refund)).toBe('refused')
  })
})
