import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Returns the minutes between the instant of the tests and the page's clock. */
const minutesPast = async (page: Page) =>
  ((await page.evaluate(() => Date.now())) - Date.parse(process.env.TEST_NOW ?? '')) / 60_000

test('the clock of every page starts at the instant of the tests, however the page was opened', async ({
  page,
  context,
  browser,
}) => {
  const other = await browser.newContext()
  for (const opened of [page, await context.newPage(), await other.newPage()]) {
    await opened.goto('/robots.txt')
    const past = await minutesPast(opened)
    expect(past).toBeGreaterThan(0)
    expect(past).toBeLessThan(5)
    await expect.poll(() => minutesPast(opened)).toBeGreaterThan(past)
  }
  await other.close()
})

test('so does the clock of the server', async ({ request }) => {
  const answer = await request.get('/api/places')
  const past = Date.parse(answer.headers().date ?? '') - Date.parse(process.env.TEST_NOW ?? '')
  expect(past).toBeGreaterThanOrEqual(0)
  expect(past).toBeLessThan(5 * 60_000)
})
