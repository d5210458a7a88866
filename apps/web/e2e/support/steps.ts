import { expect, type Page } from '@playwright/test'

/** Password of every persona of the mock backend. */
const PASSWORD = 'Campo@123'

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conta' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** From the listing to a field of Arena Beira-Mar with its first free time picked. */
export async function pickFirstFreeTime(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Esporte').selectOption('society')
  await page.getByLabel('Cidade').focus()
  await page.getByLabel('Cidade').selectOption('Fortaleza')
  const card = page.getByRole('article').filter({ hasText: 'Arena Beira-Mar' })
  await card
    .getByRole('link', { name: /^Reservar/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Campo 1 – Gramado Norte' })).toBeVisible()
}

/** Holds the first free time as the athlete and ends on the payment screen. Answers the booking's id. */
export async function holdAsAthlete(page: Page): Promise<string> {
  await pickFirstFreeTime(page)
  await page.getByRole('link', { name: 'Reservar', exact: true }).click()
  await signIn(page, 'atleta@campolivre.test')
  await page.getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect(page).toHaveURL(/\/atleta\/reservas\/[^/]+\/pagamento/)
  await expect(page.getByRole('heading', { level: 1, name: 'Pague para confirmar' })).toBeVisible()
  return new URL(page.url()).pathname.split('/')[3] ?? ''
}
