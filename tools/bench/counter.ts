import { type Browser, chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../lib/chromium.mjs'

/** The touches that are measured, each of another product. */
const TOUCHES = 12
const slowdown = 4

/**
 * Touches products at a full counter, with 200 open tabs and 300 products, at a quarter of this machine's speed.
 * Returns the median time from a touch to the frame after the one that shows it, in milliseconds. `url` is that of a
 * build with the mock backend.
 */
export async function touchToPaint(url: string): Promise<number> {
  const browser: Browser = await chromium.launch(await chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'pt-BR' })
    await page.goto(new URL('/company/tabs?cenario=balcao-cheio', url).href)
    await page.getByRole('region', { name: 'Comandas abertas' }).getByRole('listitem').nth(150).waitFor()
    await page.getByRole('link', { name: 'Nova comanda' }).click()
    await page.getByLabel('Nome do cliente').waitFor()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times: number[] = []
    for (let touch = 0; touch < TOUCHES; touch += 1) times.push(await touched(page, touch))
    return times.toSorted((a, b) => a - b)[TOUCHES / 2] ?? 0
  } finally {
    await browser.close()
  }
}

/** Touches a tile from within the page, and waits for its count and the frame after. */
function touched(page: Page, index: number): Promise<number> {
  return page.evaluate(async (at) => {
    const tiles = document.querySelectorAll<HTMLElement>('section[aria-label=Produtos] li button')
    const tile = tiles[at]
    if (!tile) throw new Error('the tile is not there')
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const begun = performance.now()
    tile.click()
    while (!tile.textContent.includes('na comanda')) await frame()
    await frame()
    return performance.now() - begun
  }, index)
}
