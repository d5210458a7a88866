import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

/** After how long the app calls a wait slow, in milliseconds. */
const SLOW_MS = 8_000

/** What takes eight seconds takes none. */
export function beSlowAtOnce(): void {
  const wait = window.setTimeout
  const atOnce = (task: () => void, ms?: number, ...args: unknown[]) =>
    wait(task, ms === SLOW_MS ? 0 : ms, ...(args as []))
  const spy = vi.spyOn(window, 'setTimeout').mockImplementation(atOnce as typeof window.setTimeout)
  onTestFinished(() => spy.mockRestore())
}

const passing = performance.now.bind(performance)
let ahead = 0

/** For the clock that counts what goes by, so many milliseconds are over. */
export function letPass(ms: number): void {
  ahead += ms
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => passing() + ahead)
  onTestFinished(() => {
    ahead = 0
    spy.mockRestore()
  })
}

/** Waits until the screen says that it is slow, and stops it there. Whether it could. */
export async function stopWaiting(): Promise<boolean> {
  const slow = page.getByRole('status').filter({ hasText: 'Está demorando mais que o normal.' }).first()
  try {
    await slow.getByRole('button').click({ timeout: 5_000 })
    return true
  } catch {
    return false
  }
}
