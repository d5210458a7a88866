import '../app/critical.css'
import '@campo-livre/ui/styles/base.css'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'

// A console error is a bug, wherever it comes from.
const consoleError = vi.spyOn(console, 'error')

beforeAll(() => {
  document.documentElement.lang = 'pt-BR'
})
afterEach(() => {
  const calls = consoleError.mock.calls.map((args) => args.map(String).join(' '))
  consoleError.mockClear()
  expect(calls, 'console.error was called').toEqual([])
})
afterAll(() => consoleError.mockRestore())
