import { shiftDate } from '@campo-livre/mocks/testing/shift-date.ts'
import { test as base } from '@playwright/test'
import { answerLate } from './answer-late.ts'

/**
 * Playwright's test, in which every page stands at the instant of the tests when it is opened; `E2E_LATE_MS=300` lets every
 * answer of the API come so many milliseconds later. Journeys take `test` from `test.ts`, which watches the browser besides.
 */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      // Whatever opens a page does so by this: the runner, `browser.newPage`, a journey that needs a second machine.
      browser.newContext = async (options) => {
        const context = await open(options)
        await context.addInitScript(shiftDate, process.env.TEST_NOW ?? '')
        await answerLate(context, Number(process.env.E2E_LATE_MS ?? 0))
        return context
      }
      await use(browser)
      browser.newContext = open
    },
    { scope: 'worker' },
  ],
})
