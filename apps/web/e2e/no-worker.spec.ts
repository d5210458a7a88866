import { expect } from '@playwright/test'
import { installClock } from './support/install-clock.ts'
import { test } from './support/pinned.ts'

test.use({ baseURL: process.env.E2E_DEMO_URL })

// Uses the demo where its service worker cannot run. Browsers log that, so the journeys' watch is not used.

test('a browser that knows no service workers has the demo all the same (I1)', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto('/campos?cidade=Fortaleza')
  await expect(page.getByRole('article').first()).toBeVisible()
})

const refusals = {
  'refuses them': () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The user denied permission.', 'SecurityError'))
  },
  // The same as with all cookies blocked.
  'lets a site keep nothing': () => {
    const get = () => {
      throw new DOMException('The site may not.', 'SecurityError')
    }
    for (const shelf of ['localStorage', 'sessionStorage']) Object.defineProperty(window, shelf, { get })
  },
}

for (const [how, refuse] of Object.entries(refusals)) {
  test(`a browser that ${how} says so, in words, with a way to try again (B8, I1)`, async ({ page }) => {
    await page.addInitScript(refuse)
    await page.goto('/campos?cidade=Fortaleza')
    const told = page.getByRole('alert')
    await expect(told).toContainText('Este navegador não deixou a demonstração começar.')
    const loaded = page.waitForEvent('load')
    await told.getByRole('link', { name: 'Tentar de novo' }).click()
    await loaded
    await expect(page).toHaveURL('/campos?cidade=Fortaleza')
    await expect(told).toContainText('Este navegador não deixou a demonstração começar.')
  })
}

test('a worker that never starts shows as a slow start, with a way out (G4, I1)', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)
  })
  await installClock(page, process.env.TEST_NOW ?? '')
  await page.goto('/campos')
  await page.clock.runFor(9_000)
  await expect(page.getByText('Está demorando mais que o normal.')).toBeVisible()
})
