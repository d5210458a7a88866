import { type DeclaredCall, describeCall } from '@campo-livre/contract/call.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { callApi, callPage, sendApi } from './call-api.ts'
import type { CallArguments } from './call-options.ts'
import { configureApi } from './client.ts'

const renameCall = {
  method: 'PUT',
  path: '/fields/{id}/name',
  output: z.object({ name: z.string() }),
} as const satisfies DeclaredCall
const renameSpec = describeCall(renameCall, () => ({
  who: ['company'],
  body: z.object({ name: z.string() }),
  idempotent: true,
  summary: 'Renames a field.',
}))
type Rename = typeof renameSpec

const listCall = {
  method: 'GET',
  path: '/fields',
  output: z.array(z.string()),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall
const listSpec = describeCall(listCall, () => ({
  who: 'anyone',
  query: z.object({ page: z._default(z.coerce.number(), 1) }),
  summary: 'Lists fields.',
}))
type List = typeof listSpec

const base = 'http://campolivre.test/api'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => configureApi({ baseUrl: base, token: () => null, onUnauthorized: () => undefined }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Answers any request with this body; returns the list of requests, which grows. */
function answer(body: object): string[] {
  const asked: string[] = []
  server.use(
    http.all(`${base}/*`, async ({ request }) => {
      const { method, url, headers } = request
      asked.push(
        `${method} ${url.slice(base.length)}`,
        await request.text(),
        headers.get('Idempotency-Key') ?? '',
      )
      return HttpResponse.json(body)
    }),
  )
  return asked
}

const rename = { params: { id: 'a/b ?' }, body: { name: 'Quadra' }, idempotencyKey: 'k1' }

test('sends what the contract declares, with an id that cannot leave its place', async () => {
  const asked = answer({ data: { name: 'Quadra', more: 1 } })
  expect(await callApi<Rename>(renameCall, rename)).toEqual({ name: 'Quadra' })
  expect(asked).toEqual(['PUT /fields/a%2Fb%20%3F/name', '{"name":"Quadra"}', 'k1'])
})

test('refuses an answer that does not fit its schema', async () => {
  answer({ data: { name: 1 } })
  await expect(callApi<Rename>(renameCall, rename)).rejects.toMatchObject({ kind: 'malformed' })
})

test('leaves an answer to the caller who reads it otherwise', async () => {
  answer({ data: { name: 1 }, message: 'Salvo.' })
  expect(await sendApi<Rename>(renameCall, rename)).toEqual({ data: { name: 1 }, message: 'Salvo.' })
})

test('returns a page with its `meta`, both read by their schemas', async () => {
  const meta = { page: 2, perPage: 20, total: 21 }
  const asked = answer({ data: ['Society'], meta })
  expect(await callPage<List>(listCall, { query: { page: 2 } })).toEqual({ items: ['Society'], meta })
  expect(asked[0]).toBe('GET /fields?page=2')
  answer({ data: ['Society'], meta: { page: 2 } })
  await expect(callPage<List>(listCall, { query: {} })).rejects.toMatchObject({ kind: 'malformed' })
  answer({ data: null, meta })
  await expect(callPage<List>(listCall, { query: {} })).rejects.toMatchObject({ kind: 'malformed' })
})

test('asks by its types for all that a call takes, and for nothing else', () => {
  type Options<S extends Rename | List> = CallArguments<S>[0]
  expectTypeOf<typeof rename>().toExtend<Options<Rename>>()
  expectTypeOf<Omit<typeof rename, 'params'>>().not.toExtend<Options<Rename>>()
  expectTypeOf<Omit<typeof rename, 'body'>>().not.toExtend<Options<Rename>>()
  expectTypeOf<Omit<typeof rename, 'idempotencyKey'>>().not.toExtend<Options<Rename>>()
  expectTypeOf<{ query: { page: number } }>().toExtend<Options<List>>()
  expectTypeOf<{ query: { page: boolean } }>().not.toExtend<Options<List>>()
  expectTypeOf<keyof NonNullable<Options<List>>>().toEqualTypeOf<
    'query' | 'signal' | 'keepalive' | 'onProgress' | 'signsIn'
  >()
  // @ts-expect-error -- Without the whole declaration there is nothing to check by: it cannot be left out.
  expectTypeOf(() => callApi(renameCall, rename)).toBeFunction()
})
