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
import type { Situation } from './situations/situation.ts'

export type MockServerOptions = {
  /** The instant at which the clock stands until it is advanced. */
  now?: string
  seed?: BuildSeed
  apiUrl?: string
  store?: Store
  /** What it begins in; its clock stands too. The token of who is signed in then is `token`. */
  scenario?: ScenarioName
  situation?: Situation
  /** What it begins with: `createMockServer(await fromCase('case.json'))`. */
  case?: CaseFile
}

/**
 * The backend for Vitest. `server.listen()` answers the `fetch` of the code under test, any other request is
 * an error; or hand a request to `handle` directly.
 */
export async function createMockServer(options: MockServerOptions = {}) {
  const { now = '2026-11-20T13:00:00.000Z', scenario, case: file, ...rest } = options
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
