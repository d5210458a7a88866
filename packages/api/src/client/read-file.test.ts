import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { configureApi } from './client.ts'
import { readFile } from './read-file.ts'

const address = '/api/files/receipt-a.pdf?until=9&signature=x'
const server = setupServer()
const onUnauthorized = vi.fn<(token: string) => void>()
const { signal } = new AbortController()
const configured = (baseUrl: string) => configureApi({ baseUrl, token: () => 'abc', onUnauthorized })

beforeAll(() => {
  vi.stubGlobal('location', { href: 'https://app.test/company/expenses' })
  server.listen({ onUnhandledFrame: 'error' })
})
beforeEach(() => configured('/api'))
afterEach(() => server.resetHandlers())
afterAll(() => {
  server.close()
  vi.unstubAllGlobals()
})

async function failure(of: Promise<Blob>): Promise<ApiError> {
  const error: unknown = await of.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError', { cause: error })
  return error
}

describe('the bytes of a file', () => {
  it('are those of a data URL, which nobody is asked for', async () => {
    const bytes = await readFile(`data:application/pdf;base64,${btoa('%PDF-1.4')}`, signal)
    expect([bytes.type, await bytes.text()]).toEqual(['application/pdf', '%PDF-1.4'])
  })

  it.each([
    ['/api', 'https://app.test'],
    ['https://api.test/api', 'https://api.test'],
  ])('are read where the API at %s is, without the token', async (baseUrl, origin) => {
    configured(baseUrl)
    let seen: Request | undefined
    server.use(
      http.get(`${origin}/api/files/receipt-a.pdf`, ({ request }) => {
        seen = request
        return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF').buffer, {
          headers: { 'Content-Type': 'application/pdf' },
        })
      }),
    )
    const bytes = await readFile(address, signal)
    expect([bytes.type, await bytes.text()]).toEqual(['application/pdf', '%PDF'])
    expect(seen?.url).toBe(`${origin}${address}`)
    expect(seen?.headers.get('Authorization')).toBeNull()
  })

  it('are missing where the address has ended, and nobody is signed out', async () => {
    server.use(
      http.get('https://app.test/api/files/receipt-a.pdf', () => HttpResponse.json({}, { status: 404 })),
    )
    expect(await failure(readFile(address, signal))).toMatchObject({ kind: 'refused', status: 404 })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('fail as a call does: without a network, and where the screen is left', async () => {
    server.use(http.get('https://app.test/api/files/receipt-a.pdf', () => HttpResponse.error()))
    expect(await failure(readFile(address, signal))).toMatchObject({ kind: 'network' })
    expect(await failure(readFile(address, AbortSignal.abort()))).toMatchObject({ kind: 'aborted' })
  })
})
