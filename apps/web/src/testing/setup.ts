import '../app/critical.css'
import '@campo-livre/ui/styles/base.css'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

// A console error is a bug, wherever it comes from.
const consoleError = vi.spyOn(console, 'error')

beforeAll(() => {
  document.documentElement.lang = 'pt-BR'
})
afterEach(() => {
  const calls = consoleError.mock.calls.map((args) => args.map(String).join(' '))
  consoleError.mockClear()
  if (calls.length > 0) throw new Error(`console.error was called: ${calls.join(' | ')}`)
})
afterAll(() => consoleError.mockRestore())
