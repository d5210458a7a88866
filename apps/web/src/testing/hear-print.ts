import { type MockInstance, onTestFinished, vi } from 'vitest'

/** Prints nothing until the test ends, and hears when the page asks for it. */
export function hearPrint(): MockInstance<typeof window.print> {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  onTestFinished(() => print.mockRestore())
  return print
}
