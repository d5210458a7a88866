import { readStored, writeStored } from '../storage/storage.ts'

const KEY = 'reloaded'

const failures = new Set<unknown>()

/** Listens for code that does not come, mostly because a newer build has replaced it (B8). */
export function watchCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload)
    // The router would reload by itself, once per file; one place decides.
    writeStored(`tanstack_router_reload:${payload.message}`, '1', 'sessionStorage')
  })
}

/** Whether this is what failed: code that did not come, and no fault of a screen. */
export const isMissingCode = (error: unknown) => failures.has(error)

/** Code that somebody has asked for did not come: the newest build is asked for, then there is `/erro` (B8). */
export function leaveForNewBuild(): void {
  if (navigator.onLine && !reloadOnce()) window.location.assign('/erro')
}

/** Whether this page was loaded anew already, since another one came. */
const reloadedHere = () => readStored(KEY, 'sessionStorage') === window.location.pathname

/**
 * Asks for the newest build, once for a page. Answers whether it does: not when that has not helped just now, and not
 * where it could not be remembered, so that nothing ever reloads in a circle.
 */
export function reloadOnce(): boolean {
  if (reloadedHere()) return false
  writeStored(KEY, window.location.pathname, 'sessionStorage')
  if (reloadedHere()) window.location.reload()
  return reloadedHere()
}

/** Another page has come: the next new build may ask for a reload again. The same one may still miss a part of it. */
export function forgetReload(): void {
  if (!reloadedHere()) writeStored(KEY, null, 'sessionStorage')
}
