import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBackend } from './backend.ts'
import { createFixedClock } from './clock.ts'
import { createNodeListener } from './serve/node-listener.ts'
import { NOW, tinySeed } from './testing/tiny-seed.ts'
import { PASSWORD } from './testing/tiny-users.ts'

let server: Server
let origin: string

beforeAll(async () => {
  const backend = await createBackend({ seed: tinySeed, clock: createFixedClock(NOW) })
  server = createServer(createNodeListener(backend)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test('answers over HTTP to any client', async () => {
  const body = JSON.stringify({ email: 'ana@test.test', password: PASSWORD })
  const login = await fetch(`${origin}/api/auth/login`, { method: 'POST', body })
  const { data } = (await login.json()) as { data: { token: string } }
  const me = await fetch(`${origin}/api/me`, { headers: { Authorization: `Bearer ${data.token}` } })
  expect(await me.json()).toMatchObject({ data: { id: 'ana' } })
  expect(me.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(me.headers.get('Date')).toBe('Fri, 20 Nov 2026 13:00:00 GMT')
})

test('lets pages of any origin send a token and an Idempotency-Key', async () => {
  const preflight = await fetch(`${origin}/api/bookings`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://x.test', 'Access-Control-Request-Method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*Idempotency-Key/)
})

test('answers an unknown path and a huge body in the envelope, never with a page', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const unknown = await fetch(`${origin}/index.html`)
  quiet.mockRestore()
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { code: 'not_found', message: 'Não encontramos o que você procura.', errors: {} },
  ])
  const huge = await fetch(`${origin}/api/auth/login`, { method: 'POST', body: 'x'.repeat(1_100_000) })
  expect(huge.status).toBe(413)
})

test('gives one of twenty parallel clients the time', async () => {
  const tokens = await Promise.all(
    ['ana', 'bia'].map(async (id) => {
      const body = JSON.stringify({ email: `${id}@test.test`, password: PASSWORD })
      const login = await fetch(`${origin}/api/auth/login`, { method: 'POST', body })
      return ((await login.json()) as { data: { token: string } }).data.token
    }),
  )
  const body = JSON.stringify({
    fieldId: 'society',
    start: '2026-11-22T20:00:00Z',
    end: '2026-11-22T21:00:00Z',
  })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      fetch(`${origin}/api/bookings`, {
        method: 'POST',
        body,
        headers: { Authorization: `Bearer ${tokens[index % 2]}` },
      }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
})

test('lets pages of any origin read how long to wait (H11)', async () => {
  const body = JSON.stringify({ email: 'bia@test.test' })
  const ask = () => fetch(`${origin}/api/auth/forgot-password`, { method: 'POST', body })
  await ask()
  const { status, headers } = await ask()
  expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
  expect(headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
})

test('has the mailbox at an address of its own (H11)', async () => {
  const response = await fetch(`${origin}/__mock/mailbox`)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('<h1>Caixa de entrada</h1>')
})

test('the controls answer pages of any origin, and faults reach the wire (I3)', async () => {
  const preflight = await fetch(`${origin}/__mock/faults`, { method: 'OPTIONS' })
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toMatch(/PUT.*DELETE/)
  const put = (faults: unknown[]) =>
    fetch(`${origin}/__mock/faults`, { method: 'PUT', body: JSON.stringify({ faults }) })
  const { headers } = await put([{ call: 'all', effect: 'offline' }])
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  await expect(fetch(`${origin}/api/places`)).rejects.toThrow(TypeError)
  await put([{ call: 'get-places', effect: 'malformed' }])
  await expect(fetch(`${origin}/api/places`).then((answer) => answer.json())).rejects.toThrow(SyntaxError)
  await put([{ call: 'get-places', effect: 'never' }])
  const abort = new AbortController()
  const never = fetch(`${origin}/api/places`, { signal: abort.signal })
  expect((await fetch(`${origin}/api/fields`)).status).toBe(200)
  abort.abort()
  await expect(never).rejects.toThrow('aborted')
  await put([])
  expect((await fetch(`${origin}/api/places`)).status).toBe(200)
})

const program = new URL('serve.ts', import.meta.url).pathname

test('starts from the command line, says where it is, and ends on Ctrl-C', async () => {
  const child = spawn(process.execPath, [
    program,
    '--port',
    '0',
    '--app',
    'http://127.0.0.1:5300/x',
    '--scenario',
    'manutencao',
  ])
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const address = /http:\S+\/api/.exec(String(line))?.[0]
  expect((await fetch(`${address}/places`)).status).toBe(503)
  const control = address?.replace('/api', '/__mock') ?? ''
  await fetch(`${control}/reset`, { method: 'POST' })
  expect((await fetch(`${address}/places`)).status).toBe(200)
  // It tells of no changes, and says so.
  expect((await fetch(`${address}/events`)).status).toBe(204)
  const body = JSON.stringify({ email: 'nova@campolivre.test' })
  await fetch(`${address}/auth/forgot-password`, { method: 'POST', body })
  const mailbox = await fetch(address?.replace('/api', '/__mock/mailbox') ?? '')
  expect(await mailbox.text()).toContain('href="http://127.0.0.1:5300/redefinir-senha?email=nova')
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
})
