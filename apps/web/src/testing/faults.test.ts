/// <reference types="node" />
import { ApiError, messageOf } from '@campo-livre/api/client/api-error.ts'
import { configureApi, request } from '@campo-livre/api/client/client.ts'
import { parse } from '@campo-livre/api/client/parse.ts'
import { apiCalls } from '@campo-livre/mocks/calls.ts'
import { globSync, readFileSync } from 'node:fs'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allFaults, callsWithoutSession, type Fault, faultsOf, ownFaults } from './faults.ts'

const base = 'http://campolivre.test/api'
const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  configureApi({ baseUrl: base, token: () => 'abc', onUnauthorized: () => undefined })
})
afterAll(() => server.close())

/** Makes a call whose answer is read by a schema, as that of every call is. */
async function read(): Promise<unknown> {
  const { data } = await request({ method: 'GET', path: '/x' })
  return parse(z.object({ id: z.string() }), data)
}

/** Returns what every screen shows of a failed call. */
async function seenOf({ answer }: Fault) {
  server.use(http.get(`${base}/x`, answer))
  const error: unknown = await read().catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError', { cause: error })
  const { errors, data, code, retryAfter } = error
  return {
    errors,
    data,
    code,
    message: messageOf(error, 'Não deu.'),
    retryAfter: error.status === 429 && retryAfter,
  }
}

it.each(allFaults.filter((fault) => fault.plain))('$name looks like a 400 (G1, G1a)', async (fault) => {
  const [refusal] = faultsOf('GET /x')
  expect(refusal?.name).toBe('400')
  expect(await seenOf(fault)).toEqual(refusal && (await seenOf(refusal)))
})

/** Questions that code asks about an error, with the name of the fault for which the answer differs. */
const questions: readonly [RegExp, (found: string) => string][] = [
  [/status (?:[!=]==|>=) (\d{3})/g, (status) => status],
  [/(isRetryable)\(/g, () => '500'],
  [/kind [!=]== '(refused|malformed)'/g, () => 'HTML body'],
]

/** Files that ask on behalf of every screen; each has a test of its own. */
const forAll = ['app/query-client.ts', 'lib/notice/failure-sentence.ts', 'session/session.ts']

it('a fault that code asks for is tried with every call, or with that whose screen asks', () => {
  const folder = new URL('..', import.meta.url)
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*', ...forAll] })
  const asked = files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    return questions.flatMap(([words, fault]) =>
      [...text.matchAll(words)].map(([, found = '']) => ({ file, fault: fault(found) })),
    )
  })
  const common = faultsOf('GET /x').map(({ name }) => name)
  const special = asked.filter(({ fault }) => !common.includes(fault))
  expect(asked.map(({ fault }) => fault)).toContain('404')
  expect(special.filter(({ file }) => !file.startsWith('features/'))).toEqual([])
  // Add what is missing to `ownFaults` in apps/web/src/testing/faults.ts, with the call of the screen.
  const own = Object.values(ownFaults).flat()
  expect(new Set(special.map(({ fault }) => fault))).toEqual(new Set(own))
})

it('each call that loses its session is one of the API, and is tried with a 401', () => {
  const known = apiCalls.map(({ method, path }) => `${method} ${path}`)
  expect(callsWithoutSession.filter((call) => !known.includes(call))).toEqual([])
  for (const call of callsWithoutSession) expect(faultsOf(call).map(({ name }) => name)).toContain('401')
})
