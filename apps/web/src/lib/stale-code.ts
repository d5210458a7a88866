import { readStored, writeStored } from './storage.ts'

const KEY = 'reloaded'
/** A second failure of a page within this time is no news of a newer build; in milliseconds. */
const RECENT_MS = 10 * 60_000

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

/**
 * Asks for the newest build, once for a page of the app. Answers whether it does: not when that has not helped just
 * now, and not where it could not be remembered, so that nothing ever reloads in a circle.
 */
export function reloadOnce(href: string): boolean {
  const [at, last] = (readStored(KEY, 'sessionStorage') ?? '').split(' ', 2)
  if (last === href && Date.now() - Number(at) < RECENT_MS) return false
  const mark = `${Date.now()} ${href}`
  writeStored(KEY, mark, 'sessionStorage')
  if (readStored(KEY, 'sessionStorage') !== mark) return false
  window.location.reload()
  return true
}
