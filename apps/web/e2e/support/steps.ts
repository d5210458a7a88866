import { expect, type Locator, type Page } from '@playwright/test'

/** The password of every persona of the mock backend. */
const PASSWORD = 'Campo@123'

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Signs in with a password on the way to a booking, whose time is held by that. */
export async function signInToBook(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Entrar com senha' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, email)
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conta' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** The field that the journeys book: open every day, paid by Pix or at the venue. */
export const FIELD = 'Campo 1 – Gramado Norte'

/**
 * Returns the card of that field, once the listing shows the search for its sport in its city: the cards of the search
 * before have other times.
 */
export async function foundField(page: Page): Promise<Locator> {
  const cards = page.getByRole('article')
  const found = cards.filter({ has: page.getByRole('heading', { name: FIELD }) })
  await expect(found).toBeVisible()
  for (const asked of ['Futebol society', 'Fortaleza'])
    await expect(cards.filter({ hasNotText: asked })).toHaveCount(0)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  return found
}

/** Goes from the listing to that field, with its first free time chosen. */
export async function pickFirstFreeTime(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Esporte').selectOption('society')
  await page.getByLabel('Cidade').focus()
  await page.getByLabel('Cidade').selectOption('Fortaleza')
  const times = (await foundField(page)).getByRole('link', { name: /^Reservar/ })
  await times.first().click()
  await expect(page.getByRole('heading', { level: 1, name: FIELD })).toBeVisible()
}

/** Holds the first free time as the athlete and ends on the payment screen. Returns the booking's id. */
export async function holdAsAthlete(page: Page): Promise<string> {
  await pickFirstFreeTime(page)
  await page.getByRole('link', { name: 'Reservar', exact: true }).click()
  await signInToBook(page, 'atleta@campolivre.test')
  await expect(page).toHaveURL(/\/atleta\/reservas\/[^/]+\/pagamento/)
  await expect(page.getByRole('heading', { level: 1, name: 'Pague para confirmar' })).toBeVisible()
  return new URL(page.url()).pathname.split('/')[3] ?? ''
}

/** Goes to an address inside the app without loading the page, as a link does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
