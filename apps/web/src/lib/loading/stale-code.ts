import { readStored, writeStored } from '../storage/storage.ts'

const KEY = 'reloaded'

const failures = new Set<unknown>()

/** Records code that fails to load, mostly because a newer build has replaced it (B8). */
export function watchCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload)
    // Stops the router from reloading by itself, once per file: this module decides.
    writeStored(`tanstack_router_reload:${payload.message}`, '1', 'sessionStorage')
  })
}

/** Returns whether an error is missing code, as opposed to a bug of a screen. */
export const isMissingCode = (error: unknown) => failures.has(error)

/** Opens the newest build when code that a user waits for is missing; if that did not help, `/erro` (B8). */
export function leaveForNewBuild(): void {
  if (navigator.onLine && !reloadOnce()) window.location.assign('/erro')
}

/** Returns whether this page was reloaded already, since another one was opened. */
const reloadedHere = () => readStored(KEY, 'sessionStorage') === window.location.pathname

/**
 * Reloads for the newest build, once per page. Returns whether it does: not when that has just failed to help, and not
 * where it could not be remembered, so that it never loops.
 */
export function reloadOnce(): boolean {
  if (reloadedHere()) return false
  writeStored(KEY, window.location.pathname, 'sessionStorage')
  if (reloadedHere()) window.location.reload()
  return reloadedHere()
}

/** Allows the next reload once another page is open; the same page may still miss a file. */
export function forgetReload(): void {
  if (!reloadedHere()) writeStored(KEY, null, 'sessionStorage')
}
