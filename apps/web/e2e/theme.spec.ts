import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const theme = { preset: 'nora', primary: 'blue', surface: 'slate', darkTheme: true, menuMode: 'static' }

/** Stores a theme as on an earlier visit. */
async function keep(page: Page, kept: object): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('campo-livre-theme', text), JSON.stringify(kept))
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const look = (page: Page) =>
  page.evaluate(() => {
    const { classList, dataset } = document.documentElement
    return [classList.contains('app-dark'), dataset.preset, dataset.primary, dataset.surface]
  })

test(
  'the theme is there before any code of the app, and stays as the app takes over (F1, F2)',
  { tag: '@phone' },
  async ({ page }) => {
    await keep(page, theme)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const shell = page.getByText('Bora jogar?')
    await expect(shell).toBeVisible()
    const before = [await look(page), await background(page)]
    expect(before).toEqual([[true, 'nora', 'blue', 'slate'], 'rgb(11, 19, 30)'])
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#111c29')
    release()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect([await look(page), await background(page)]).toEqual(before)
  },
)

test.describe('on a system that is dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the page is dark until something else is chosen, and then stays light (F1)', async ({ page }) => {
    await page.goto('/acesso-negado')
    expect((await look(page))[0]).toBe(true)
    await page.getByRole('button', { name: 'Alternar tema' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Alternar tema' })).toBeVisible()
    expect((await look(page))[0]).toBe(false)
  })
})

test('another tab follows (F2)', async ({ context, page }) => {
  await page.goto('/acesso-negado')
  const other = await context.newPage()
  await other.goto('/erro')
  await other.getByRole('button', { name: 'Alternar tema' }).click()
  await expect(page.getByRole('button', { name: 'Alternar tema' })).toHaveAttribute('aria-pressed', 'true')
})

for (const preset of ['aura', 'lara', 'nora']) {
  test(`nothing moves while the shell loads, in ${preset} (C1, C3)`, { tag: '@phone' }, async ({ page }) => {
    await keep(page, { preset })
    await page.addInitScript(() => {
      let moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value
        Object.assign(window, { moved })
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { moved })
    })
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as Window & { moved?: number }).moved)).toBeLessThan(0.02)
  })
}
