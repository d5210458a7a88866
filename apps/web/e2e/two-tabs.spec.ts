import type { Page } from '@playwright/test'
import { signIn, signOut } from './support/steps.ts'
import { expect, test } from './support/test.ts'

// The handling of another tab's messages is tested in src/session/session.test.tsx; here the browser delivers them.

const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'Meu Perfil' })

test(
  'signing out in one tab signs out in the other, which keeps the way back (D11, G5)',
  { tag: '@main' },
  async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto('/login')
    await other.goto('/atleta/reservas')
    await expect(other).toHaveURL('/login?redirect=%2Fatleta%2Freservas')
    await signIn(page, 'atleta@campolivre.test')
    await expect(profile(page)).toBeVisible()
    // The tab on the login has gone on to the page that it was opened for.
    await expect(other).toHaveURL('/atleta/reservas')
    await expect(other.getByText(/^RSV-/).first()).toBeVisible()
    await signOut(page)
    await expect(other).toHaveURL('/login?redirect=%2Fatleta%2Freservas')
    await expect(other.getByText(/^RSV-/)).toHaveCount(0)
    // Neither a reload nor “back” lets them in again.
    await other.reload()
    await expect(other).toHaveURL('/login?redirect=%2Fatleta%2Freservas')
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
  },
)

test('signing in as somebody else in one tab does so in the other, without data of the user before (D8, D11)', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await signIn(page, 'empresa@campolivre.test')
  await expect(page).toHaveURL(/\/company$/)
  const other = await context.newPage()
  await other.goto('/company/bookings?visao=lista')
  await other
    .getByRole('link', { name: /^Cancelar/ })
    .first()
    .click()
  await other.getByRole('textbox', { name: 'Motivo' }).fill('Segredo da arena.')
  await expect(other.getByText(/^RSV-/).first()).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL(/\/login\?redirect=/)
  await signIn(page, 'empresa.nova@campolivre.test')
  // Both show an arena without bookings.
  await expect(page).toHaveURL(/\/company$/)
  await expect(other).toHaveURL(/\/company\/bookings/)
  await expect(other.getByRole('heading', { name: 'Nenhuma reserva ainda' })).toBeVisible()
  await expect(other.getByText(/^RSV-/)).toHaveCount(0)
  await expect(other.getByText('Segredo da arena.')).toHaveCount(0)
  // The text is kept for the person who typed it, and for nobody else (G5).
  const kept = await other.evaluate(() =>
    Object.entries(sessionStorage).flatMap(([key, text]) => (`${text}`.includes('Segredo') ? [key] : [])),
  )
  expect(kept).toEqual([expect.stringMatching(/^draft\/usr-empresa\//)])
})
