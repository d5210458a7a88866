import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeListener } from '../serve/node-listener.ts'
import { toCurl } from '../log/to-curl.ts'
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

const hasCurl = spawnSync('curl', ['--version']).status === 0

it.runIf(hasCurl)(
  'a logged call, run by curl against the case over HTTP, is answered as it was (I3, I5)',
  async () => {
    const mock = await createMockServer(await fromCase(EXAMPLE))
    const served = createServer(createNodeListener(mock))
    await once(served.listen(0, '127.0.0.1'), 'listening')
    const [entry] = await mock.db.callLog.entries()
    if (!entry) throw new Error('the case has no call')
    const { port } = served.address() as AddressInfo
    const child = spawn('sh', ['-c', toCurl(entry, `http://127.0.0.1:${port}/api`)])
    const chunks: unknown[] = await child.stdout.toArray()
    served.close()
    expect(entry).toMatchObject({ call: 'post-bookings-id-payment', status: 409 })
    expect(chunks.join('')).toBe(entry.answer)
  },
)

it.each([
  ['an old one', { ...lateExample, version: 0 }, /^Esse caso foi salvo por outra versão/],
  ['a foreign one', { name: 'package' }, /^Esse arquivo não é um caso/],
  ['a damaged one', { ...lateExample, now: 'ontem' }, /danificado em "now"/],
])('a test hears why %s cannot be opened', async (_what, file, sentence) => {
  await expect(fromCase(file)).rejects.toThrow(sentence)
})
