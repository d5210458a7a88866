import type { Page } from '@playwright/test'

/**
 * Installs a clock at an instant (ISO, or milliseconds), before the page is opened. Playwright measures by `Date` how long
 * ago that was, and would count what the date of our pages is ahead of the machine's (`pinned.ts`) as passed.
 */
export async function installClock(page: Page, time: string | number): Promise<void> {
  await page.addInitScript(() => {
    const { machineDate } = globalThis as { machineDate?: DateConstructor }
    if (machineDate) globalThis.Date = machineDate
  })
  await page.clock.install({ time })
}
