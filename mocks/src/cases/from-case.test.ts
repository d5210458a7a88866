import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockServer } from '../node.ts'
import { fromCase } from './from-case.ts'
import lateExample from './examples/pix-depois-do-prazo.json' with { type: 'json' }

const EXAMPLE = new URL('examples/pix-depois-do-prazo.json', import.meta.url).pathname
const BOOKING = lateExample.path.split('/').at(-1) ?? ''

describe('a case as a fixture (I5)', () => {
  let server: Awaited<ReturnType<typeof createMockServer>>
  beforeEach(async () => {
    server = await createMockServer(await fromCase(EXAMPLE))
    server.listen()
  })
  afterEach(() => server.close())
  const ask = (method: string, path: string, body?: object) =>
    fetch(`https://campo.test/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${lateExample.token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  it('stands where the bug was seen: 16 minutes after a booking, its hold has run out', async () => {
    expect(server.db.clock.now()).toBe('2026-11-20T22:16:00.000Z')
    const booking = await ask('GET', `/bookings/${BOOKING}`)
    expect(await booking.json()).toMatchObject({ data: { id: BOOKING, status: 'expired' } })
    const paid = await ask('POST', `/bookings/${BOOKING}/payment`, { method: 'pix' })
    expect([paid.status, await paid.json()]).toMatchObject([
      409,
      { message: 'O tempo para pagar acabou e o horário foi liberado.' },
    ])
  })

  it('has the calls that led there', async () => {
    const entries = await server.db.callLog.entries()
    expect(entries.map(({ call, status }) => [call, status])).toEqual([
      ['post-bookings-id-payment', 409],
      ['post-bookings', 201],
      ['get-fields-id-availability', 200],
      ['post-auth-login', 200],
    ])
    expect(entries[0]?.rule).toMatch(/^Não combina com como as coisas estão\./)
  })

  it('goes on from there like any backend', async () => {
    const { start, end } = JSON.parse(lateExample.log[1]?.request.body ?? '{}') as Record<string, string>
    const again = await ask('POST', '/bookings', { fieldId: 'fld-arena-beira-mar-campo-norte', start, end })
    expect(again.status).toBe(201)
  })

  it('is taken as what is in the file too, as a browser imports it', async () => {
    const options = await fromCase(lateExample)
    expect(options.now).toBe(lateExample.now)
  })
})

it.each([
  ['an old one', { ...lateExample, version: 0 }, /^Esse caso foi salvo por outra versão/],
  ['a foreign one', { name: 'package' }, /^Esse arquivo não é um caso/],
  ['a damaged one', { ...lateExample, now: 'ontem' }, /danificado em "now"/],
])('a test hears why %s cannot be opened', async (_what, file, sentence) => {
  await expect(fromCase(file)).rejects.toThrow(sentence)
})
