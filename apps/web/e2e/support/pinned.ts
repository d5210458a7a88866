import { shiftDate } from '@campo-livre/mocks/testing/shift-date.ts'
import { test as base } from '@playwright/test'
import { answerLate } from './answer-late.ts'
import { beginAnew } from './mock.ts'
import { notePages, noteRequests, noting, requestsSoFar, resetRequests } from './note-requests.ts'

/** Returns the address of the production build, before a backend of which only one worker's journeys know. */
export function siteOf(worker: number): string {
  const site = process.env.E2E_SITES?.split(' ')[worker]
  if (!site)
    throw new Error(
      `there is no site for worker ${worker}: \`workers\` in playwright.config.ts says how many`,
    )
  return site
}

/**
 * Playwright's test, with the clock of every new page at the instant of the tests; `E2E_LATE_MS=300` delays every
 * answer of the API by so many milliseconds. A journey is on the production build, before a mock HTTP server whose data
 * begin anew for it, or on the demo: `test.use({ baseURL: process.env.E2E_DEMO_URL })`. The report has what each journey
 * asked for, so that `npm test` can keep its result (decision 039). Journeys use the `test` of `test.ts`, which also
 * watches the browser.
 */
export const test = base.extend<{ ownData: undefined; noted: undefined }, object>({
  baseURL: [
    // oxlint-disable-next-line no-empty-pattern
    ({}, use, { parallelIndex }) => use(siteOf(parallelIndex)),
    { scope: 'test' },
  ],
  ownData: [
    async ({ baseURL }, use, { parallelIndex }) => {
      const site = siteOf(parallelIndex)
      if (baseURL === site) await beginAnew(site)
      await use(undefined)
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      // Every page is opened through this: by the runner, by `browser.newPage`, by journeys with a second machine.
      browser.newContext = async (options) => {
        const context = await open(options)
        noteRequests(context)
        await context.addInitScript(shiftDate, process.env.TEST_NOW ?? '')
        await answerLate(context, Number(process.env.E2E_LATE_MS ?? 0))
        return context
      }
      await use(browser)
      browser.newContext = open
    },
    { scope: 'worker' },
  ],
  noted: [
    async ({ javaScriptEnabled }, use, { annotations }) => {
      resetRequests()
      if (!javaScriptEnabled) notePages()
      await use(undefined)
      annotations.push({ type: 'asked', description: JSON.stringify(requestsSoFar()) })
    },
    { auto: true },
  ],
  request: [({ request }, use) => use(noting(request)), { scope: 'test' }],
})
