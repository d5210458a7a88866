import { readStored, writeStored } from './storage.ts'

const KEY = 'reloaded'

let failed = false

/** Listens for code that does not come, mostly because a newer build has replaced it (B8). */
export function watchCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failed = true
    // The router would reload by itself, once per file; one place decides.
    writeStored(`tanstack_router_reload:${payload.message}`, '1', 'sessionStorage')
  })
}

/** Whether code has failed to come since the page was loaded. */
export const codeFailed = () => failed

/** Code that somebody has asked for did not come: the newest build is asked for, then there is `/erro` (B8). */
export function leaveForNewBuild(): void {
  const { href } = window.location
  if (navigator.onLine && !reloadOnce(href)) window.location.assign('/erro')
}

/**
 * Asks for the newest build, once for an address. Answers whether it does: not when that has not helped just now, and
 * not where it could not be remembered, so that nothing ever reloads in a circle.
 */
export function reloadOnce(href: string): boolean {
  const kept = () => readStored(KEY, 'sessionStorage') === href
  if (kept()) return false
  writeStored(KEY, href, 'sessionStorage')
  if (kept()) window.location.reload()
  return kept()
}
