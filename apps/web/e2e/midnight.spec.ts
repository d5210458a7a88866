import type { Page } from '@playwright/test'
import { installClock } from './support/install-clock.ts'
import { expect, test } from './support/test.ts'

// The demo has one clock, that of its page.
test.use({ baseURL: process.env.E2E_DEMO_URL })

// The pages are opened at the instant of the tests and stay open until the next day at the arena.

const DAY = 24 * 60 * 60_000
/** The difference between Fortaleza and UTC, in milliseconds. */
const BEHIND = 3 * 60 * 60_000

const now = Date.parse(process.env.TEST_NOW ?? '')
/** The first midnight there that is at least five minutes away: until then the page asks once more. */
const midnight = (Math.floor((now - BEHIND + 5 * 60_000) / DAY) + 1) * DAY + BEHIND
const dayAt = (time: number) => new Date(time - BEHIND).toISOString().slice(0, 10)
const [dayBefore, newDay] = [dayAt(midnight - 1), dayAt(midnight)]

/** Opens a page that asks the API for `call` by and by, and leaves it open until half a minute before midnight. */
async function openUntilMidnight(page: Page, path: string, call: string): Promise<void> {
  const answered = () => page.waitForResponse((response) => new URL(response.url()).pathname === call)
  await installClock(page, now)
  await Promise.all([answered(), page.goto(path)])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // An answer that is still on its way at midnight would put off the next question by a minute.
  await Promise.all([answered(), page.clock.fastForward(midnight - now - 30_000)])
}

const passMidnight = (page: Page) => page.clock.fastForward(90_000)

test('the listing calls the new day “hoje” once midnight has passed, and asks for its times (A1)', async ({
  page,
}) => {
  await openUntilMidnight(page, '/campos?cidade=Fortaleza', '/api/fields')
  const today = page.getByLabel('Dia').locator('option', { hasText: 'hoje' })
  await expect(today).toHaveAttribute('value', dayBefore)
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/fields')
  await passMidnight(page)
  await asked
  await expect(today).toHaveAttribute('value', newDay)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a field’s week begins with the new day once midnight has passed (A2)', async ({ page }) => {
  await openUntilMidnight(
    page,
    '/field/fld-arena-beira-mar-campo-norte',
    '/api/fields/fld-arena-beira-mar-campo-norte/availability',
  )
  // The first column has the hours.
  const first = page.getByRole('columnheader').nth(1)
  await expect(first).toContainText(String(Number(dayBefore.slice(8))))
  await passMidnight(page)
  await expect(first).toContainText(String(Number(newDay.slice(8))))
})
