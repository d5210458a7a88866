import type { Method } from '@campo-livre/contract/call.ts'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError, isRetryable, messageOf } from './api-error.ts'
import { type ApiSettings, configureApi, request } from './client.ts'

type TakeAhead = NonNullable<ApiSettings['takeAhead']>

const x = { method: 'GET', path: '/x' } as const
const base = 'http://campolivre.test/api'
const server = setupServer()
const onUnauthorized = vi.fn<(token: string) => void>()
let token: string | null = 'abc'

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => configureApi({ baseUrl: base, token: () => token, onUnauthorized }))
afterEach(() => {
  server.resetHandlers()
  onUnauthorized.mockReset()
  token = 'abc'
})
afterAll(() => server.close())

function answer(response: () => Response) {
  server.use(http.all(`${base}/x`, response))
}

async function failure(options?: Parameters<typeof request>[1], method: Method = 'GET'): Promise<ApiError> {
  const error: unknown = await request({ ...x, method }, options).catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError', { cause: error })
  return error
}

describe('request', () => {
  it('asks for JSON with the bearer, query and key, and leaves out what is not there (D3)', async () => {
    let seen: Request | undefined
    server.use(
      http.post(`${base}/x`, ({ request: asked }) => {
        seen = asked
        return HttpResponse.json({ data: [], message: null })
      }),
    )
    await request(
      { ...x, method: 'POST' },
      {
        query: { page: 2, q: undefined },
        body: { a: 1 },
        idempotencyKey: 'k1',
      },
    )
    expect(seen?.headers.get('accept')).toBe('application/json')
    expect(seen?.headers.get('authorization')).toBe('Bearer abc')
    expect(seen?.headers.get('idempotency-key')).toBe('k1')
    expect(new URL(seen?.url ?? '').search).toBe('?page=2')
  })

  it('sends no bearer without a token', async () => {
    token = null
    let header: string | null = 'unset'
    server.use(
      http.get(`${base}/x`, ({ request: asked }) => {
        header = asked.headers.get('authorization')
        return HttpResponse.json({ data: null })
      }),
    )
    await request(x)
    expect(header).toBeNull()
  })

  it('waits for an answer as long as it takes (D3)', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let reply: (response: Response) => void = () => undefined
    const asked = new Promise<void>((resolve) => {
      server.use(
        http.get(`${base}/x`, () => {
          resolve()
          return new Promise<Response>((answered) => {
            reply = answered
          })
        }),
      )
    })
    const settled = vi.fn<() => void>()
    const call = request(x).finally(settled)
    await asked
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    expect(settled).not.toHaveBeenCalled()
    reply(HttpResponse.json({ data: 'late' }))
    await expect(call).resolves.toMatchObject({ data: 'late' })
  })

  it('turns no answer into a passing network failure', async () => {
    answer(() => HttpResponse.error())
    const error = await failure()
    expect(error).toMatchObject({ kind: 'network', status: null, message: '' })
    expect(isRetryable(error)).toBe(true)
  })

  it.each([
    ['an HTML page', () => new HttpResponse('<h1>Oops</h1>', { status: 500 })],
    ['an empty body', () => new HttpResponse(null, { status: 503 })],
    ['a framework in English', () => HttpResponse.json({ message: 'Server Error' }, { status: 500 })],
  ])('finds no message in %s (G1a)', async (_what, response) => {
    answer(response)
    const error = await failure()
    expect(messageOf(error, 'Não deu.')).toBe('Não deu.')
    expect(isRetryable(error)).toBe(true)
  })

  it('keeps message, fields and data of a refusal (G1)', async () => {
    answer(() =>
      HttpResponse.json(
        { message: 'Não dá.', errors: { start: ['Passou.'], end: 'Cedo demais.' }, data: { a: 1 } },
        { status: 409 },
      ),
    )
    const error = await failure()
    expect(error).toMatchObject({
      status: 409,
      message: 'Não dá.',
      errors: { start: ['Passou.'], end: ['Cedo demais.'] },
      data: { a: 1 },
    })
    expect(isRetryable(error)).toBe(false)
  })

  it.each([
    ['slot_taken', 'slot_taken'],
    ['server_error', 'server_error'],
    ['from_tomorrow', null],
    ['', null],
    [409, null],
    [['slot_taken'], null],
    [undefined, null],
  ])('reads the code %j of a refusal as %j (G1, G1a)', async (code, read) => {
    answer(() => HttpResponse.json({ code, message: 'Não dá.', errors: {} }, { status: 409 }))
    expect(await failure()).toMatchObject({ code: read, message: 'Não dá.' })
  })

  it('has no code where there is no answer, or one that is no envelope', async () => {
    answer(() => HttpResponse.error())
    expect((await failure()).code).toBeNull()
    answer(() => new HttpResponse('<h1>Oops</h1>', { status: 502 }))
    expect((await failure()).code).toBeNull()
  })

  const taken = 'Este e-mail já está cadastrado.'
  const young = 'Você precisa ter pelo menos 14 anos.'
  it.each([
    [
      'first error in front',
      { message: `${taken} e 1 mais erro`, errors: { email: [taken], date: [young] } },
    ],
    ['all texts in one', { message: `${taken} ${young}`, errors: { email: [taken], date: [young] } }],
    [
      'a list beside a word',
      { status: 'error', message: 'Dados inválidos.', messages: [taken, young], errors: { email: [taken] } },
    ],
    ['no fields', { status: 'error', message: taken, errors: [] }],
    ['plain texts', { message: taken, errors: { email: taken } }],
  ])('reads a refusal in the shape: %s (G1, G1a)', async (_shape, body) => {
    answer(() => HttpResponse.json(body, { status: 422 }))
    const error = await failure()
    expect(error.message).toContain(taken)
    expect(error.errors.email).toEqual(Array.isArray(body.errors) ? undefined : [taken])
    expect(error.message).not.toContain('Dados inválidos')
  })

  it.each([
    [undefined, taken],
    ['from_tomorrow', taken],
    ['invalid', 'Dados inválidos.'],
  ])('reads past a sentence that says nothing only without a code: %j (G1a)', async (code, message) => {
    answer(() =>
      HttpResponse.json(
        { code, message: 'Dados inválidos.', messages: [taken], errors: {} },
        { status: 422 },
      ),
    )
    expect(await failure()).toMatchObject({ message })
  })

  it.each([
    ['messages alone', { messages: [taken] }],
    ['messages by field', { messages: { email: [taken] } }],
    ['messages beside English', { message: 'Validation failed', messages: [taken, 'Server Error'] }],
  ])('finds the sentence in %s (G1a)', async (_where, body) => {
    answer(() => HttpResponse.json(body, { status: 500 }))
    expect(await failure()).toMatchObject({ message: taken })
  })

  it.each([
    ['42', 42],
    ['0', null],
    ['-5', null],
    ['amanhã', null],
    [undefined, null],
  ])('reads Retry-After %j as %j (G1)', async (header, seconds) => {
    const headers = header === undefined ? {} : { 'Retry-After': encodeURI(header) }
    answer(() => new HttpResponse(null, { status: 429, headers }))
    expect((await failure()).retryAfter).toBe(seconds)
  })

  it('reads Retry-After as a date on the clock of the server, too (G1, decision 010)', async () => {
    const headers = {
      Date: 'Wed, 25 Nov 2026 13:00:00 GMT',
      'Retry-After': 'Wed, 25 Nov 2026 13:01:30 GMT',
    }
    answer(() => new HttpResponse(null, { status: 429, headers }))
    const { retryAfter } = await failure()
    expect(retryAfter).toBeGreaterThan(80)
    expect(retryAfter).toBeLessThanOrEqual(90)
  })

  it.each([
    ['{"data":', 200],
    ['"oi"', 200],
    ['7', 200],
    ['<!doctype html><h1>Olá</h1>', 200],
  ])('calls %j malformed (G1a)', async (body, status) => {
    answer(() => new HttpResponse(body, { status }))
    expect(await failure()).toMatchObject({ kind: 'malformed' })
  })

  it.each([
    ['an empty 200', () => new HttpResponse('', { status: 200 })],
    ['a 204', () => new HttpResponse(null, { status: 204 })],
    ['a bare message', () => HttpResponse.json({ status: 'success', message: 5 })],
  ])('reads %s as success without data (G1a)', async (_what, response) => {
    answer(response)
    expect((await request(x)).data).toBeUndefined()
  })

  it('tells a call that was aborted from a lost connection (G4)', async () => {
    const stop = new AbortController()
    answer(() => {
      stop.abort()
      return HttpResponse.json({ data: null })
    })
    const error = await failure({ signal: stop.signal })
    expect(error.kind).toBe('aborted')
    expect(isRetryable(error)).toBe(false)
  })

  it('calls an answer that breaks off a lost connection', async () => {
    answer(() => {
      const broken = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":'))
          controller.error(new TypeError('terminated'))
        },
      })
      return new HttpResponse(broken, { status: 200 })
    })
    expect(await failure()).toMatchObject({ kind: 'network' })
  })

  it('lets no framework’s English through to a field (G1a)', async () => {
    const errors = {
      email: ['The email field is required.', 'Informe seu e-mail.'],
      name: ['The name field is required.'],
    }
    answer(() => HttpResponse.json({ message: 'The given data was invalid.', errors }, { status: 422 }))
    expect(await failure()).toMatchObject({ message: '', errors: { email: ['Informe seu e-mail.'] } })
  })

  it('reports a 401 with the token that was refused, but not for a login (D8)', async () => {
    answer(() => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }))
    await failure({ signsIn: true }, 'POST')
    expect(onUnauthorized).not.toHaveBeenCalled()
    expect(await failure()).toMatchObject({ status: 401, message: '' })
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('abc')
  })

  it('takes a 419 for a refusal like others; only reading the user treats it apart (D6)', async () => {
    answer(() => HttpResponse.json({ message: 'CSRF token mismatch.' }, { status: 419 }))
    expect(await failure()).toMatchObject({ status: 419, message: '' })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it.each([['null'], ['true'], ['[]']])('takes the bare %s for data without an envelope', async (text) => {
    answer(() => new HttpResponse(text))
    expect(await request(x)).toMatchObject({ data: JSON.parse(text) as unknown })
  })

  it('reports no lost session of a guest (D8)', async () => {
    token = null
    answer(() => new HttpResponse(null, { status: 401 }))
    await failure()
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('asks once: retries are the query client’s', async () => {
    let calls = 0
    server.use(
      http.get(`${base}/x`, () => {
        calls++
        return new HttpResponse(null, { status: 503 })
      }),
    )
    await failure()
    expect(calls).toBe(1)
  })

  describe('a call whose answer has a version (decision 066)', () => {
    const polled = { ...x, etag: true }
    /** Answers by a version; returns the versions that were sent, which grow. */
    const versioned = () => {
      const now = { etag: '"1"' as string | null, data: 'first' }
      const sent: (string | null)[] = []
      server.use(
        http.get(`${base}/x`, ({ request: { headers } }) => {
          const known = headers.get('If-None-Match')
          sent.push(known)
          if (known !== null && known === now.etag) return new HttpResponse(null, { status: 304 })
          return HttpResponse.json(
            { data: now.data },
            { headers: now.etag === null ? {} : { ETag: now.etag } },
          )
        }),
      )
      return { sent, now }
    }
    const read = async () => (await request(polled)).data

    it('is asked with the version that is known, and keeps its data for a 304', async () => {
      token = 'polls'
      const { sent, now } = versioned()
      expect([await read(), await read()]).toEqual(['first', 'first'])
      Object.assign(now, { etag: '"2"', data: 'second' })
      expect([await read(), await read()]).toEqual(['second', 'second'])
      expect(sent).toEqual([null, '"1"', '"1"', '"2"'])
    })

    it('knows nothing of what somebody else has read, nor of another address', async () => {
      token = 'ana'
      const { sent } = versioned()
      await read()
      await request(polled, { query: { page: 2 } })
      token = 'bruno'
      await read()
      token = 'ana'
      await read()
      expect(sent).toEqual([null, null, null, null])
    })

    it('is asked as ever where the server has no versions, or has them no longer', async () => {
      token = 'no versions'
      const { sent, now } = versioned()
      await read()
      now.etag = null
      await read()
      await read()
      expect(sent).toEqual([null, '"1"', null])
    })

    it('is only for calls that declare it', async () => {
      token = 'undeclared'
      const { sent } = versioned()
      await request(x)
      await request(x)
      expect(sent).toEqual([null, null])
    })

    it('takes a 304 that nobody asked for as success without data', async () => {
      answer(() => new HttpResponse(null, { status: 304 }))
      expect((await request(x)).data).toBeUndefined()
    })
  })

  describe('what was asked for ahead', () => {
    const ahead = (response: Response | null) => {
      const answered = response && { response, askedAt: 0, answeredAt: 0 }
      const takeAhead = vi.fn<TakeAhead>(() => Promise.resolve(answered))
      configureApi({ baseUrl: base, token: () => token, onUnauthorized, takeAhead })
      return takeAhead
    }

    it('is taken by its address and token in the place of a call', async () => {
      const take = ahead(HttpResponse.json({ data: 'ahead' }))
      expect((await request(x, { query: { page: 2, q: undefined, from: 'São' } })).data).toBe('ahead')
      expect(take).toHaveBeenCalledExactlyOnceWith('x?page=2&from=S%C3%A3o', 'abc')
    })

    it('is judged like every other answer (D8)', async () => {
      ahead(HttpResponse.json({ message: 'Não dá.' }, { status: 401 }))
      expect(await failure()).toMatchObject({ status: 401, message: 'Não dá.' })
      expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('abc')
    })

    it('is asked for again where it did not come', async () => {
      ahead(null)
      answer(() => HttpResponse.json({ data: 'anew' }))
      expect((await request(x)).data).toBe('anew')
    })

    it('is nothing for a call that changes something', async () => {
      const take = ahead(HttpResponse.json({ data: 'ahead' }))
      answer(() => HttpResponse.json({ data: 'done' }))
      expect((await request({ ...x, method: 'POST' })).data).toBe('done')
      expect(take).not.toHaveBeenCalled()
    })
  })
})
