import '../app/critical.css'
import '@campo-livre/ui/styles/base.css'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { leaveUnpainted } from './leave-unpainted.ts'

/** The browser's message when a resize is observed a frame later, which floating elements cause now and then. */
const aFrameLater = 'ResizeObserver loop completed with undelivered notifications.'

// Any other console error is a bug.
const consoleError = vi.spyOn(console, 'error')

beforeAll(async () => {
  document.documentElement.lang = 'pt-BR'
  leaveUnpainted()
  // The pointer may rest on a link from the file before, which would prefetch.
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
