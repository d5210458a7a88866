import type { Page } from '@playwright/test'

/** The CSS pixels around a focused element in which its ring may be drawn. */
const MARGIN = 8
/** The greatest thickness of a ring along a side, rounded corners included, in CSS pixels. */
const BAND = 4
/** The part of a side that has to be visible; round buttons show the least. */
const LEAST = 0.4

/** Returns the focused element in words and its position; null for none. */
async function focused(page: Page) {
  return page.evaluate((margin) => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    // The link that covers a card is shown by the card's ring.
    const card = element.matches('h2 a') ? element.closest('article') : null
    const shown = card ?? element
    shown.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = shown.getBoundingClientRect()
    const left = Math.max(0, Math.floor(x - margin))
    const top = Math.max(0, Math.floor(y - margin))
    return {
      name: `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent.trim()}”`,
      clip: {
        x: left,
        y: top,
        width: Math.min(innerWidth, Math.ceil(x + width + margin)) - left,
        height: Math.min(innerHeight, Math.ceil(y + height + margin)) - top,
      },
    }
  }, MARGIN)
}

/** Returns the part of each side, 0 to 1, where two pictures differ; null when they are equal. */
async function sidesOf(lab: Page, pictures: readonly [Buffer, Buffer]) {
  const encoded = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`)
  return lab.evaluate(
    async ([urls, band]) => {
      const read = async (url: string) => {
        const bitmap = await createImageBitmap(await (await fetch(url)).blob())
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        canvas?.drawImage(bitmap, 0, 0)
        return canvas?.getImageData(0, 0, bitmap.width, bitmap.height)
      }
      const [before, after] = await Promise.all(urls.map(read))
      if (!before || !after) return null
      const differs = (x: number, y: number) =>
        [0, 1, 2].some((part) => {
          const at = (y * before.width + x) * 4 + part
          return Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) > 24
        })
      const points: { x: number; y: number }[] = []
      for (let y = 0; y < before.height; y++)
        for (let x = 0; x < before.width; x++) if (differs(x, y)) points.push({ x, y })
      if (points.length === 0) return null
      const xs = points.map(({ x }) => x)
      const ys = points.map(({ y }) => y)
      const min = (list: number[]) => list.reduce((a, b) => Math.min(a, b))
      const max = (list: number[]) => list.reduce((a, b) => Math.max(a, b))
      const [left, right, top, bottom] = [min(xs), max(xs), min(ys), max(ys)]
      const share = (list: number[], of: number) => new Set(list).size / of
      const wide = right - left + 1
      const high = bottom - top + 1
      return {
        top: share(
          points.filter(({ y }) => y < top + band).map(({ x }) => x),
          wide,
        ),
        bottom: share(
          points.filter(({ y }) => y > bottom - band).map(({ x }) => x),
          wide,
        ),
        left: share(
          points.filter(({ x }) => x < left + band).map(({ y }) => y),
          high,
        ),
        right: share(
          points.filter(({ x }) => x > right - band).map(({ y }) => y),
          high,
        ),
      }
    },
    [encoded, BAND] as const,
  )
}

/** Shows rings or makes them invisible, so that nothing else changes between two pictures. */
async function setRings(page: Page, seen: boolean): Promise<void> {
  await page.evaluate((show) => {
    const invisible = new CSSStyleSheet()
    invisible.replaceSync('* { outline-color: transparent !important }')
    document.adoptedStyleSheets = show
      ? document.adoptedStyleSheets.slice(0, -1)
      : [...document.adoptedStyleSheets, invisible]
  }, seen)
}

/**
 * Takes two pictures of the focused element, without its ring and with it, of a page that stands still: what loads late moves
 * what is below it. Null where nothing has the focus.
 */
async function picturesOf(page: Page): Promise<{ name: string; pictures: [Buffer, Buffer] } | null> {
  for (;;) {
    const stop = await focused(page)
    if (stop === null) return null
    const { name, clip } = stop
    const take = () => page.screenshot({ clip, animations: 'disabled', scale: 'css' })
    const shown = await take()
    await setRings(page, false)
    const plain = await take()
    await setRings(page, true)
    if (shown.equals(await take())) return { name, pictures: [plain, shown] }
  }
}

/**
 * Goes through the page by Tab and compares two pictures of each stop, with and without the focus ring. Returns the
 * number of stops, and those where a side of the ring cannot be seen.
 */
export async function tabThrough(page: Page, lab: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = []
  let stops = 0
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await picturesOf(page)
    if (stop === null) return { stops, unseen }
    stops += 1
    const sides = await sidesOf(lab, stop.pictures)
    const hidden = Object.entries(sides ?? { ring: 0 }).filter(([, share]) => share < LEAST)
    if (hidden.length > 0) unseen.push(`${stop.name}: ${hidden.map(([side]) => side).join(', ')}`)
  }
}
