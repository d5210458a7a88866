import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

/** The milliseconds after which the app calls a wait slow. */
const SLOW_MS = 8_000

/** Makes timeouts of eight seconds run at once. */
export function makeSlowImmediate(): void {
  const wait = window.setTimeout
  const atOnce = (task: () => void, ms?: number, ...args: unknown[]) =>
    wait(task, ms === SLOW_MS ? 0 : ms, ...(args as []))
  const spy = vi.spyOn(window, 'setTimeout').mockImplementation(atOnce as typeof window.setTimeout)
  onTestFinished(() => spy.mockRestore())
}

const passing = performance.now.bind(performance)
let ahead = 0

/** Lets milliseconds pass for code that measures by `performance.now`. */
export function advancePerformanceNow(ms: number): void {
  ahead += ms
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => passing() + ahead)
  onTestFinished(() => {
    ahead = 0
    spy.mockRestore()
  })
}

/** Waits until the screen says that it is slow, and cancels the wait. Returns whether that was possible. */
export async function stopWaiting(): Promise<boolean> {
  const slow = page.getByRole('status').filter({ hasText: 'Está demorando mais que o normal.' }).first()
  try {
    await slow.getByRole('button').click({ timeout: 5_000 })
    return true
  } catch {
    return false
  }
}
