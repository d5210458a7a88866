import { tabThrough } from './support/focus-ring.ts'
import { expect, test } from './support/test.ts'

test(
  'wherever the focus is in the listing, its whole ring is seen (A1)',
  { tag: ['@main', '@phone'] },
  async ({ page, browser }) => {
    // Pictures of every stop are taken: few cards, but all that is around them.
    await page.goto('/campos?esporte=futsal&cidade=Fortaleza&precoMax=200')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const lab = await browser.newPage()
    const { stops, unseen } = await tabThrough(page, lab)
    await lab.close()
    expect(unseen).toEqual([])
    expect(stops).toBeGreaterThan(15)
  },
)

test(
  'the listing has its full length from the start, however far it is scrolled (A1)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeAttached()
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const whole = await height()
    const heights = new Set<number>()
    for (let top = 0; top < whole; top += 200) {
      await page.evaluate(async (to) => {
        scrollTo(0, to)
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      }, top)
      heights.add(await height())
    }
    expect([...heights]).toEqual([whole])
  },
)

test('End leads to the very end of the listing (A1)', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.keyboard.press('End')
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await expect(last).toBeInViewport()
  // Heights are whole pixels, the end of a page may be within one.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
    .toBeLessThanOrEqual(1)
})
