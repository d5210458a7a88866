import { shiftDate } from '@campo-livre/mocks/testing/shift-date.ts'
import { expect, type LaunchOptions, type Page } from '@playwright/test'
import { test as base } from './support/pinned.ts'
import { signIn } from './support/steps.ts'

// Another site is visited, so the journeys' watch is not used.
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    // Playwright disables the back/forward cache, which is tested here and which the shell without a window lacks.
    async ({ launchOptions }, use) => {
      const executablePath = process.env.E2E_WHOLE_CHROMIUM
      await use({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
    },
    { scope: 'worker' },
  ],
})

const bookings = (page: Page) => page.getByText(/^RSV-/)

/** So late that fetched data is stale. */
const later = new Date(Date.parse(process.env.TEST_NOW ?? '') + 5 * 60_000).toISOString()

/** Signs in, opens the user's bookings, and goes on to another site. */
async function leaveSignedIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto('/login')
  await signIn(page, 'atleta@campolivre.test')
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
  await page.goto('/atleta/reservas')
  await expect(bookings(page).first()).toBeVisible()
  await page.evaluate(shiftDate, later)
  const { port } = new URL(page.url())
  await page.goto(`http://127.0.0.1:${port}/robots.txt`)
}

/** Goes back to the page as it was left; it is not loaded again, so there is no load event. */
async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  expect(await page.evaluate(() => (window as Window & { persisted?: boolean }).persisted)).toBe(true)
}

test('a page that “back” restores works on for a user who is still signed in', async ({ page }) => {
  await leaveSignedIn(page)
  await comeBack(page)
  await expect(bookings(page).first()).toBeVisible()
  await expect(page).toHaveURL('/atleta/reservas')
})

for (const [where, end] of [
  ['in another tab', () => localStorage.removeItem('token')],
  [
    'on the server',
    async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
      await fetch('/api/auth/logout', { method: 'POST', headers })
    },
  ],
] as const) {
  test(`a page that “back” restores shows no session that has ended ${where} meanwhile (D8, D11)`, async ({
    page,
    context,
  }) => {
    await leaveSignedIn(page)
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await other.evaluate(end)
    await comeBack(page)
    await expect(page).toHaveURL('/login?redirect=%2Fatleta%2Freservas')
    await expect(bookings(page)).toHaveCount(0)
    await signIn(page, 'atleta@campolivre.test')
    await expect(page).toHaveURL('/atleta/reservas')
  })
}
