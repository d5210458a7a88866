import { expect } from 'vitest'
import { store } from '../../lib/store.ts'
import { userAtom } from '../../session/atoms.ts'
import { ensureUser } from '../../session/session.ts'
import { routes } from '../../testing/routes.ts'
import type { startApp } from '../../testing/start-app.ts'
import { afterRefusal, type End, lineOf } from './ends.ts'

type App = Awaited<ReturnType<typeof startApp>>

/** A busy machine is no reason to fail; in milliseconds. */
const timeout = 10_000

/** Opens every route in turn in an app that is drawn; answers where each ended. */
export async function walk(app: App, end: End): Promise<string[]> {
  const walked: string[] = []
  for (const address of routes) {
    app.router.history.push(address.path)
    await arrival(app, end(address))
    walked.push(lineOf(address, app.router.latestLocation.href))
  }
  return walked
}

/** The same in an app of which nothing is drawn, `as` somebody each time. */
export async function load(app: App, end: End, as: () => void): Promise<string[]> {
  const loaded: string[] = []
  for (const address of routes) {
    as()
    app.router.history.push(address.path)
    await app.router.load()
    // Where no guard asks, the answer may come later, and still send on.
    await ensureUser()
    const wanted = end(address)
    await arrival(app, wanted)
    if (wanted !== afterRefusal(address))
      expect(store.get(userAtom), `the user at ${address.pattern}`).not.toBeNull()
    loaded.push(lineOf(address, app.router.latestLocation.href))
  }
  return loaded
}

/** Waits until the router is where it should be, and stays there. */
async function arrival({ router }: App, wanted: string): Promise<void> {
  const at = () => [router.latestLocation.href, router.state.resolvedLocation?.href]
  await expect.poll(at, { timeout }).toEqual([wanted, wanted])
}
