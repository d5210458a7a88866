import { createBackend } from '@campo-livre/mocks/backend.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import { createHandlers } from '@campo-livre/mocks/msw-handlers.ts'
import { type ScenarioName, scenarios } from '@campo-livre/mocks/scenarios/scenarios.ts'
import { seedOf } from '@campo-livre/mocks/scenarios/seed-of.ts'
import { applySituation } from '@campo-livre/mocks/situations/apply-situation.ts'
import { isOffline } from '@campo-livre/mocks/situations/fault-effect.ts'
import { setOnline } from '@campo-livre/mocks/situations/online.ts'
import { noteCalls } from '@campo-livre/mocks/testing/note-calls.ts'
import { TEST_NOW } from '@campo-livre/mocks/testing/test-now.ts'
import { setupWorker } from 'msw/browser'

const created = await createBackend({
  seed: seedOf,
  apiUrl: `${location.origin}/api`,
  clock: createFixedClock(TEST_NOW),
})

noteCalls()

let written = false

/** The backend of the tests: in memory, with its clock at `TEST_NOW` until it is advanced. */
export const backend = {
  ...created,
  handle: (request: Request): Promise<Response> => {
    written ||= request.method !== 'GET'
    return created.handle(request)
  },
}

export const worker = setupWorker(...createHandlers(backend))

/** Applies a scenario to the backend; returns the token of the session that it opens. */
export async function applyScenario(scenario: ScenarioName): Promise<string | null> {
  const { situation } = scenarios[scenario]
  written = true
  setOnline(!isOffline(situation.faults))
  return backend.db.exclusive(() => applySituation(backend.db, situation))
}

/**
 * Restores the seed, its dialect, the clock and the handlers. It waits for running calls, whose rows must not vanish.
 */
export async function resetBackend(): Promise<void> {
  worker.resetHandlers()
  Object.assign(backend.db.settings, { dialect: 'seed', faults: [] })
  setOnline(true)
  if (written) await backend.db.exclusive(() => backend.db.reset({ data: 'normal' }))
  written = false
}
