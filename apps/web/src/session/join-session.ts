import type { AnyRouter } from '@tanstack/react-router'
import { store } from '../lib/state/store.ts'
import { visitAtom } from './atoms.ts'
import { dropGuestDrafts } from '../lib/storage/drafts.ts'
import { safeRedirect } from './safe-redirect.ts'
import { ensureUser } from './session.ts'

/**
 * Takes over the session of another tab (D11). Typed text leaves the screen, and is there again for who typed it (G5). A tab on the login goes to the page that it was opened for (B5); elsewhere the guards run again.
 */
export async function joinSession(router: AnyRouter): Promise<void> {
  beginAnew()
  if (!(await ensureUser())) return router.invalidate()
  dropGuestDrafts()
  // The forms had started before it was known whose drafts to show.
  beginAnew()
  const wanted = wishOf(router.latestLocation)
  if (wanted === null) return router.invalidate()
  router.history.replace(wanted)
}

function beginAnew(): void {
  store.set(visitAtom, store.get(visitAtom) + 1)
}

function wishOf({ pathname, search }: { pathname: string; search: { redirect?: unknown } }): string | null {
  return pathname === '/login' ? safeRedirect(search.redirect, location.origin) : null
}
