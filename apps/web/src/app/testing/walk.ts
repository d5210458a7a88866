import { expect } from 'vitest'
import { store } from '../../lib/state/store.ts'
import { userAtom } from '../../session/atoms.ts'
import { ensureUser } from '../../session/session.ts'
import { routes } from '../../testing/routes.ts'
import type { startApp } from '../../testing/start-app.ts'
import { afterRefusal, type End, lineOf } from './ends.ts'

type App = Awaited<ReturnType<typeof startApp>>

/** Opens every route in turn in a rendered app; returns where each ended. */
export async function walk(app: App, end: End): Promise<string[]> {
  const walked: string[] = []
  for (const address of routes) {
    app.router.history.push(address.path)
    await arrival(app, end(address))
    walked.push(lineOf(address, app.router.latestLocation.href))
  }
  return walked
}

/** Does the same without rendering; `as` sets the session before each route. */
export async function load(app: App, end: End, as: () => void): Promise<string[]> {
  const loaded: string[] = []
  for (const address of routes) {
    as()
    app.router.history.push(address.path)
    await app.router.load()
    // Without a guard the answer may come later and still redirect.
    await ensureUser()
    const wanted = end(address)
    await arrival(app, wanted)
    if (wanted !== afterRefusal(address))
      expect(store.get(userAtom), `the user at ${address.pattern}`).not.toBeNull()
    loaded.push(lineOf(address, app.router.latestLocation.href))
  }
  return loaded
}

/** Waits until the router is at an address and stays there. */
async function arrival({ router }: App, wanted: string): Promise<void> {
  const at = () => [router.latestLocation.href, router.state.resolvedLocation?.href]
  await expect.poll(at).toEqual([wanted, wanted])
}
