import { format } from 'node:util'
import { vi } from 'vitest'

/**
 * Hides the mock's complaints about paths that do not exist, which the suite asks for on purpose; all others are shown.
 * Returns a function that ends this.
 */
export function quietStrays(): () => void {
  const spy = vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    const text = format(...said)
    if (!text.includes('no handler answers')) process.stderr.write(`${text}\n`)
  })
  return () => spy.mockRestore()
}
