import type { Page } from '@playwright/test'
import { signIn } from './support/steps.ts'
import { expect, test } from './support/test.ts'

test.use({ baseURL: process.env.E2E_DEMO_URL })

// Each kind of old data is tested in theme-atom.test.tsx, drafts.test.tsx and persistence.test.ts; here a browser has all
// of them at once.

/** Stores data as an older release did, in shapes that are no longer written. */
async function keepAsBefore(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    localStorage.setItem(
      'campo-livre-theme',
      '{"theme":"dark","primary":"amber","preset":{"name":"nora"},"menuMode":3}',
    )
    localStorage.setItem('token', '{"token":"1|abc","user":{"id":1}}')
    sessionStorage.setItem('drafts', '[{"form":"login","email":"ana@exemplo.com.br"}]')
    sessionStorage.setItem('campo-livre:mock-panel', '{"open":"yes"}')
    const opening = indexedDB.open('campo-livre-backend', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('entries'))
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const transaction = opening.result.transaction('entries', 'readwrite')
    const entries = {
      head: '{"version":2,"base":"2026-11-20T13:00:00.000Z","seed":"default"}',
      revision: '7',
      begun: '2026-11-20T12:00:00.000Z',
      recent: '{"7":["row/bookings/bkg-1"]}',
      'row/bookings/bkg-1': '{"id":"bkg-1","state":"paid"}',
    }
    for (const [key, value] of Object.entries(entries)) transaction.objectStore('entries').put(value, key)
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    opening.result.close()
  })
}

test('what an older release has kept is dropped where it cannot be read, and the app is as at a first visit (D2, F2, G5, I1)', async ({
  page,
}) => {
  await keepAsBefore(page)
  await page.goto('/login')
  await expect(page.locator('html')).not.toHaveClass(/app-dark/)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('')
  await signIn(page, 'atleta@campolivre.test')
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible()
  // From here on all of it is stored in today's shapes.
  await page.getByRole('button', { name: 'Alternar tema' }).click()
  await page.goto('/atleta/reservas')
  await expect(page.getByText(/^RSV-/).first()).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/app-dark/)
})
