import type { AnyRouter } from '@tanstack/react-router'
import { store } from '../lib/store.ts'
import { visitAtom } from './atoms.ts'
import { keepOwnDrafts } from './draft.ts'
import { safeRedirect } from './safe-redirect.ts'
import { ensureUser } from './session.ts'

/**
 * Another tab has signed somebody in (D11). What was typed goes, but for the same person, who has their drafts back
 * (G5). A tab on the login goes on to where its person wanted to go (B5); elsewhere the guards ask who is here.
 */
export async function joinSession(router: AnyRouter): Promise<void> {
  beginAnew()
  if (!(await ensureUser())) return router.invalidate()
  keepOwnDrafts()
  // The forms have begun before it was known whose drafts they show.
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
