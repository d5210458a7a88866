import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { cutBody, type LogEntry } from './log-entry.ts'
import { shellUrl, toCurl } from './to-curl.ts'

const entry = (rest: Partial<LogEntry> = {}): LogEntry => ({
  id: 'req_1',
  at: '2026-11-20T13:00:00.000Z',
  call: 'get-me',
  method: 'GET',
  path: '/me',
  status: 200,
  ms: 1,
  rule: null,
  request: { headers: {}, body: '' },
  answer: '{}',
  ...rest,
})

/** Returns the words that a shell makes of a command: the arguments of `curl`. */
function wordsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`
  const { stdout, stderr, status } = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  return stdout.split('\0').slice(0, -1)
}

/** Any text that can be a word: a shell has no NUL, and half a character is no text. */
const word = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => text.replaceAll('\0', '').toWellFormed())

test('a read is an address and the headers that matter (I3)', () => {
  const asked = entry({ request: { headers: { Authorization: 'Bearer abc' }, body: '' } })
  expect(toCurl(asked, 'http://127.0.0.1:4010/api/')).toBe(
    "curl -sS -g 'http://127.0.0.1:4010/api/me' \\\n  -H 'Authorization: Bearer abc'",
  )
})

test('every text comes through a shell as it is', () => {
  const hard = fc.oneof(
    word,
    fc.constantFrom("'", "it's", '$HOME `id` "x"', String.raw`\'`, '!!', '@file', '-d', 'a\nb', '%s\\'),
  )
  fc.assert(
    fc.property(hard, hard, (path, body) => {
      const request = { headers: { 'Content-Type': 'application/json' }, body: `{${body}` }
      const words = wordsOf(toCurl(entry({ method: 'POST', path: `/${path}`, request }), 'http://x/api'))
      expect(words).toEqual([
        '-sS',
        '-g',
        '-X',
        'POST',
        `http://x/api/${path}`,
        '-H',
        'Content-Type: application/json',
        '--data-raw',
        `{${body}`,
      ])
    }),
    { numRuns: 100 },
  )
})

test('an API inside the page is reached where the same backend is served', () => {
  expect(shellUrl('http://localhost:5173/api', 'http://localhost:5173')).toBe('http://127.0.0.1:4010/api')
  expect(shellUrl('/api', 'http://localhost:5173')).toBe('http://127.0.0.1:4010/api')
  expect(shellUrl('https://real.test/api', 'http://localhost:5173')).toBe('https://real.test/api')
})

test('a body that was cut says so, and the command still is one', () => {
  const request = { headers: {}, body: cutBody(`{"photo":"${'x'.repeat(30_000)}"}`) }
  const command = toCurl(entry({ method: 'PUT', request }), 'http://x/api')
  expect(command).toMatch(/^: 'O registro só guardou o começo do corpo/)
  expect(wordsOf(command)[0]).toBe('-sS')
})

const hasCurl = spawnSync('curl', ['--version']).status === 0

describe.runIf(hasCurl)('run by curl itself', () => {
  type Got = {
    method: string | undefined
    url: string | undefined
    headers: Record<string, unknown>
    body: string
  }
  let got: Got
  const server = createServer((incoming, outgoing) => {
    void incoming.toArray().then((chunks) => {
      const { method, url, headers } = incoming
      got = { method, url, headers, body: Buffer.concat(chunks as Buffer[]).toString() }
      outgoing.end('ok')
    })
  })
  let apiUrl: string
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  })
  afterAll(() => void server.close())

  it.each<Partial<LogEntry>>([
    { path: '/fields?q=s%C3%B3+%27x%27&filters=%5B%7B%22a%22%3A1%7D%5D' },
    { path: '/fields?bairro[]={a,b}' },
    { method: 'DELETE', path: '/me/photo', request: { headers: { Accept: 'application/json' }, body: '' } },
    { method: 'POST', request: { headers: {}, body: '@/etc/hosts' } },
    {
      method: 'POST',
      path: '/bookings',
      request: {
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': "k'1", Authorization: 'Bearer t' },
        body: '{"text":"d\'água \\n $HOME `id` é ⚽","n":\n1}',
      },
    },
  ])('arrives as it was asked: $path', async (rest) => {
    const asked = entry(rest)
    const child = spawn('sh', ['-c', toCurl(asked, apiUrl)], { stdio: 'ignore' })
    expect(await once(child, 'exit')).toEqual([0, null])
    const { headers, body } = asked.request
    expect(got).toMatchObject({ method: asked.method, url: `/api${asked.path}`, body })
    expect(got.headers['content-type']).toBe(headers['Content-Type'])
    for (const [name, value] of Object.entries(headers)) expect(got.headers[name.toLowerCase()]).toBe(value)
  })
})
