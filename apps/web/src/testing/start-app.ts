import { configureApi } from '@campo-livre/api/client/client.ts'
import { PERSONA_PASSWORD } from '@campo-livre/mocks/personas/personas.ts'
import type { ScenarioName } from '@campo-livre/mocks/scenarios/scenarios.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, onTestFinished } from 'vitest'
import { followSession } from '../app/follow-session.ts'
import { createQueryClient } from '../app/query-client.ts'
import { createAppRouter } from '../app/router.tsx'
import { store } from '../lib/state/store.ts'
import { tokenAtom } from '../session/atoms.ts'
import { loseSession } from '../session/session.ts'
import { signIn } from '../session/sign-in.ts'
import { signOut } from '../session/sign-out.ts'
import { noteRoutes } from './note-routes.ts'
import { backend, applyScenario, resetBackend, worker } from './backend.ts'
import { resetToasts } from './reset-toasts.ts'

export type AppOptions = {
  /** Path with search, as in the address bar. */
  path: string
  /** The e-mail of the signed-in persona; a guest by default. */
  persona?: string
  /** The scenario of the backend, with the session that it opens. */
  scenario?: ScenarioName
  /** The milliseconds between retries; the app's by default. */
  retryDelay?: number
}

let started: Promise<unknown> | null = null

/**
 * Starts the app at a path without rendering: the real router and session, real HTTP answered by the mock backend,
 * fresh data. The address is opened by `router.load()`, as `render` does first.
 */
export async function startApp({ path, persona, scenario, retryDelay }: AppOptions) {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  await started
  configureApi({ baseUrl: '/api', token: () => store.get(tokenAtom), onUnauthorized: loseSession })
  const queryClient: QueryClient = createQueryClient()
  if (retryDelay !== undefined) {
    const { queries = {}, ...others } = queryClient.getDefaultOptions()
    queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay } })
  }
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  noteRoutes(router)
  const disconnect = followSession(queryClient, router)
  if (scenario) store.set(tokenAtom, await applyScenario(scenario))
  if (persona) await signIn({ email: persona, password: PERSONA_PASSWORD })
  onTestFinished(async () => {
    expect(backend.unknownCalls, 'calls that no handler answers').toEqual([])
    signOut()
    disconnect()
    queryClient.clear()
    await resetBackend()
    // The last: commands that were dropped with the client are told a moment later.
    resetToasts()
  })
  return { router, queryClient, backend }
}
