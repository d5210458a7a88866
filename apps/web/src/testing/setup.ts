import '../app/critical.css'
import '@campo-livre/ui/styles/base.css'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

/** The browser's way to say that somebody hears of a size a frame later: whatever floats beside something does, now and then. */
const aFrameLater = 'ResizeObserver loop completed with undelivered notifications.'

// Any other console error is a bug, wherever it comes from.
const consoleError = vi.spyOn(console, 'error')

beforeAll(async () => {
  document.documentElement.lang = 'pt-BR'
  // What the pointer rests on from the file before would be fetched ahead.
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true })
})
// The files of a run share one page: each test starts with an empty one of the usual size.
beforeEach(async () => {
  await cleanup()
  await page.viewport(1280, 800)
})
afterEach(() => {
  const calls = consoleError.mock.calls
    .map((args) => args.map(String).join(' '))
    .filter((call) => !call.includes(aFrameLater))
  consoleError.mockClear()
  if (calls.length > 0) throw new Error(`console.error was called: ${calls.join(' | ')}`)
})
afterAll(() => consoleError.mockRestore())
