import { shiftDate } from '@campo-livre/mocks/testing/shift-date.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const minuteLater = new Date(Date.parse(process.env.TEST_NOW ?? '') + 60_000).toISOString()

const offline = (page: Page) => page.getByRole('heading', { name: 'Você está sem internet' })

test('an open page that loses its connection says so where it has nothing to show, and goes on by itself when it is back (G4)', async ({
  page,
  context,
}) => {
  await page.goto('/campos?cidade=Fortaleza')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  await context.setOffline(true)
  await expect(cards.first()).toBeVisible()
  await page.getByLabel('Esporte').selectOption('padel')
  await expect(offline(page)).toBeVisible()
  await expect(page.getByLabel('Esporte')).toHaveValue('padel')
  await context.setOffline(false)
  await expect(cards.first()).toContainText('Padel')
  await expect(offline(page)).toHaveCount(0)
})

test('what it shows is asked for anew when the connection is back (G4)', async ({ page, context }) => {
  await page.goto('/campos?cidade=Fortaleza')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  await context.setOffline(true)
  // Long enough for the data to be stale.
  await page.evaluate(shiftDate, minuteLater)
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/fields')
  await context.setOffline(false)
  expect((await answer).status()).toBe(200)
  await expect(cards.first()).toBeVisible()
})
