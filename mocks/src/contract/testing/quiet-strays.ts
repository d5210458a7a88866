import { format } from 'node:util'
import { vi } from 'vitest'

/**
 * The suite asks for paths that do not exist, which the mock complains about; every other complaint is shown. What comes
 * out of it ends this.
 */
export function quietStrays(): () => void {
  const spy = vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    const text = format(...said)
    if (!text.includes('no handler answers')) process.stderr.write(`${text}\n`)
  })
  return () => spy.mockRestore()
}
