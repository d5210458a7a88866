import { shiftDate } from '@campo-livre/mocks/testing/shift-date.ts'
import { test as base } from '@playwright/test'
import { answerLate } from './answer-late.ts'

/**
 * Playwright's test, with the clock of every new page at the instant of the tests; `E2E_LATE_MS=300` delays every
 * answer of the API by so many milliseconds. Journeys use the `test` of `test.ts`, which also watches the browser.
 */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      // Every page is opened through this: by the runner, by `browser.newPage`, by journeys with a second machine.
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
