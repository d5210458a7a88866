import { expect, type Page } from '@playwright/test'
import { openPanel, panelOf } from './support/panel.ts'
import { test } from './support/pinned.ts'
import { goWithin, signIn, signOut } from './support/steps.ts'

// The demo's worker logs what it cannot store, so the journeys' watch is not used.

const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'Meu Perfil' })

/** Signs in and opens some screens without reloading. */
async function lookAround(page: Page): Promise<void> {
  await signIn(page, 'atleta@campolivre.test')
  await expect(profile(page)).toBeVisible()
  await goWithin(page, '/atleta/reservas')
  await expect(page.getByText(/^RSV-/).first()).toBeVisible()
}

test.describe('the demo', () => {
  test.use({ baseURL: process.env.E2E_DEMO_URL })

  test('without room for the demo’s data it says so and goes on; with some again all of it is kept (I1)', async ({
    page,
    context,
    baseURL,
  }) => {
    const browser = await context.newCDPSession(page)
    const giveRoom = (quotaSize?: number) =>
      browser.send('Storage.overrideQuotaForOrigin', {
        origin: baseURL ?? '',
        ...(quotaSize === undefined ? {} : { quotaSize }),
      })
    await giveRoom(1)
    await page.goto('/login')
    await lookAround(page)
    const notice = panelOf(page).getByRole('alert')
    await expect(notice).toContainText('O navegador não tem mais espaço para guardar os dados simulados.')
    await notice.getByRole('button', { name: 'Dispensar o aviso' }).click()
    await giveRoom()
    const panel = await openPanel(page, 'Relógio')
    await panel.getByRole('button', { name: /5 min/ }).click()
    await expect(panel.getByText(/^Horário real/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(/^RSV-/).first()).toBeVisible()
  })

  test('where the browser forbids the demo to keep its data it says so and goes on (I1)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The site may not.', 'SecurityError')
      }
    })
    await page.goto('/login')
    await lookAround(page)
    await expect(panelOf(page).getByRole('alert')).toContainText(
      'Não deu para guardar os dados simulados no navegador.',
    )
  })
})

for (const [state, refuse] of [
  [
    'shut',
    () => {
      const get = () => {
        throw new DOMException('The site may not.', 'SecurityError')
      }
      for (const shelf of ['localStorage', 'sessionStorage']) Object.defineProperty(window, shelf, { get })
    },
  ],
  [
    'full',
    () => {
      for (const shelf of [localStorage, sessionStorage])
        for (let letters = 4_194_304; letters >= 1; letters /= 2)
          try {
            shelf.setItem(`filled-${letters}`, 'x'.repeat(letters))
          } catch {
            // Stores as much as there is room for.
          }
    },
  ],
] as const) {
  test(`with the browser’s storage ${state} a visit is as any other, and a reload asks to sign in again (D2, F1)`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    await page.goto('/login')
    const toggle = page.getByRole('button', { name: 'Alternar tema' })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await lookAround(page)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page).toHaveURL('/login?redirect=%2Fatleta%2Freservas')
    await signIn(page, 'atleta@campolivre.test')
    await expect(page).toHaveURL('/atleta/reservas')
    await signOut(page)
  })
}
