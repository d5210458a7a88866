/// <reference types="node" />
import { ApiError, isRetryable, messageOf } from '@campo-livre/api/client/api-error.ts'
import { configureApi, request } from '@campo-livre/api/client/client.ts'
import { parse } from '@campo-livre/api/client/parse.ts'
import { globSync, readFileSync } from 'node:fs'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { failureSentence } from '../lib/notice/failure-sentence.ts'
import { allFaults, type Fault, faults } from './faults.ts'

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

/** Returns everything that a screen learns about a failed call, except for its status. */
async function seenOf({ answer }: Fault) {
  server.use(http.get(`${base}/x`, answer))
  const error: unknown = await read().catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError', { cause: error })
  const { kind, errors, data } = error
  const sentence = failureSentence(error, 'Não deu.')
  return { kind, errors, data, sentence, passing: isRetryable(error), message: messageOf(error, 'Não deu.') }
}

const named = (name: string) => allFaults.find((fault) => fault.name === name)

it.each(allFaults.filter(({ like }) => like !== undefined))(
  'a screen cannot tell $name from $like (G1, G1a)',
  async (fault) => {
    const likened = named(fault.like ?? '')
    expect(likened?.like).toBeUndefined()
    expect(likened && (await seenOf(likened))).toEqual(await seenOf(fault))
  },
)

it('every status that the app looks for is tried on every screen', () => {
  const folder = new URL('..', import.meta.url)
  // The effect of 419 on a session is tested with every fault (session.ts, `GET /me`).
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*', 'session/**'] })
  const looks = files.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/status [!=]== (\d{3})/g)].map(
      ([, status]) => status,
    ),
  )
  expect(looks).toContain('404')
  expect(looks.filter((status) => !faults.some(({ name }) => name === status))).toEqual([])
})
