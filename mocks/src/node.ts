import { setupServer } from 'msw/node'
import { type Backend, createBackend } from './backend.ts'
import type { CaseFile } from './cases/case-file.ts'
import { openCase } from './cases/open-case.ts'
import { createFixedClock } from './clock.ts'
import type { BuildSeed } from './db/database.ts'
import { createHandlers } from './msw-handlers.ts'
import type { Store } from './persistence/store.ts'
import { type ScenarioName, scenarios } from './scenarios/scenarios.ts'
import { applySituation } from './situations/apply-situation.ts'
import { TEST_NOW } from './testing/test-now.ts'
import type { Situation } from './situations/situation.ts'

export type MockServerOptions = {
  /** The ISO instant at which the clock stands until it is advanced. */
  now?: string
  seed?: BuildSeed
  apiUrl?: string
  store?: Store
  /**
   * The scenario that it begins in, with its clock standing still. The token of its persona is the result's `token`.
   */
  scenario?: ScenarioName
  situation?: Situation
  /** The case that it begins with: `createMockServer(await fromCase('case.json'))`. */
  case?: CaseFile
}

/**
 * Creates the backend for Vitest. After `server.listen()` it answers the `fetch` of the code under test, and any other
 * request is an error; or pass a request to `handle` directly.
 */
export async function createMockServer(options: MockServerOptions = {}) {
  const { now = TEST_NOW, scenario, case: file, ...rest } = options
  const situation = scenario ? scenarios[scenario].situation : options.situation
  const seed = options.seed ?? (await import('./scenarios/seed-of.ts')).seedOf
  const backend: Backend = await createBackend({ ...rest, seed, clock: createFixedClock(now) })
  const token = situation ? await applySituation(backend.db, situation) : null
  if (file) await openCase(backend.db, file)
  const server = setupServer(...createHandlers(backend))
  return {
    ...backend,
    token,
    server,
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: () => server.close(),
  }
}
