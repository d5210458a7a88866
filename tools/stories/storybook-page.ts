import { TEST_NOW } from '@campo-livre/mocks/testing/test-now.ts'
import type { Browser, BrowserContext, Page } from 'playwright'

type Size = { width: number; height: number }

/** The colour scheme and the page size for stories that do not set their own. */
export type Look = { name: string; scheme: 'light' | 'dark'; size: Size }

export const light: Look = { name: 'light', scheme: 'light', size: { width: 1280, height: 800 } }
export const darkPhone: Look = { name: 'dark phone', scheme: 'dark', size: { width: 390, height: 844 } }

/** A story; `size` is the page size that it pins, null for none. */
export type Story = { id: string; title: string; name: string; size: Size | null }

/** The part of Storybook's preview API that is used here. */
type Preview = {
  extract(): Promise<Record<string, Extracted>>
  channel: { emit(event: string, payload: unknown): void }
  currentRender?: { id: string; phase?: string }
}
type Extracted = {
  id: string
  title: string
  name: string
  storyGlobals?: { viewport?: { value?: string } }
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview
    startChance: (story: string) => void
  }
}

/** Opens a browser context in which two runs draw the same. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'Europe/Lisbon',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  // Fixed, so that texts with the time are the same in every picture.
  await context.clock.setFixedTime(TEST_NOW)
  await context.addInitScript(() => {
    // Shows content that the product draws only when scrolled into view.
    const style = new CSSStyleSheet()
    style.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(style)
    // Random codes come from a generator that is seeded by the story, so they are the same every time.
    let seed = 0
    window.startChance = (story) => {
      seed = 7
      for (let at = 0; at < story.length; at++) seed = (Math.imul(seed, 31) + story.charCodeAt(at)) | 0
    }
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let at = 0; at < bytes.length; at++) {
        seed = (Math.imul(seed, 1_103_515_245) + 12_345) | 0
        bytes[at] = seed >>> 16
      }
      return array
    }
  })
  return context
}

/** Opens the preview of the Storybook at `url` in a look; returns the page and its stories. */
export async function openPreview(context: BrowserContext, url: string, look: Look) {
  const page = await context.newPage()
  await page.goto(`${url}iframe.html?globals=scheme:${look.scheme}`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined, null, {
    timeout: 120_000,
  })
  const found = await page.evaluate(() => window.__STORYBOOK_PREVIEW__?.extract())
  return { page, stories: Object.values(found ?? {}).map(toStory) }
}

function toStory({ id, title, name, storyGlobals, parameters }: Extracted): Story {
  const pinned = storyGlobals?.viewport?.value
  const styles = pinned === undefined ? undefined : parameters.viewport?.options?.[pinned]?.styles
  const size = styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) }
  return { id, title, name, size: size ?? null }
}

/** Shows a story in the open preview. Returns whether it ended without a failure of its play function. */
export async function showStory(page: Page, { id, size }: Story, look: Look): Promise<boolean> {
  await page.setViewportSize(size ?? look.size)
  await page.evaluate((storyId) => {
    window.startChance(storyId)
    const selection = { storyId, viewMode: 'story' }
    window.__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', selection)
  }, id)
  return ended(page, id)
}

/** Shows a story in a preview loaded for it alone. Returns whether it ended without a failure. */
export async function showAlone(page: Page, url: string, { id, size }: Story, look: Look): Promise<boolean> {
  await page.setViewportSize(size ?? look.size)
  await page.goto(`${url}iframe.html?viewMode=story&id=${id}&globals=scheme:${look.scheme}`)
  return ended(page, id)
}

/** Returns whether a story ended well; one that does not end in a minute is photographed as it is. */
async function ended(page: Page, id: string): Promise<boolean> {
  const phase = await page
    .waitForFunction(
      (storyId) => {
        const render = window.__STORYBOOK_PREVIEW__?.currentRender
        const over = render?.id === storyId && ['finished', 'errored'].includes(render.phase ?? '')
        return over
          ? document.body.classList.contains('sb-show-errordisplay')
            ? 'failed'
            : 'finished'
          : null
      },
      id,
      { timeout: 60_000 },
    )
    .catch(() => null)
  return (await phase?.jsonValue()) === 'finished'
}

/** Takes a picture of the whole page, once its fonts are loaded and nothing has changed for a moment. */
export async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    await Promise.race([
      new Promise((resolve) => setTimeout(resolve, 2000)),
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 120)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 120)
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      }),
    ])
  })
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

/** Takes pictures until two in a row are equal: slower, but right on a busy machine too. */
export async function photographSettled(page: Page): Promise<Buffer> {
  let picture = await photograph(page)
  for (let tries = 0; tries < 10; tries++) {
    await page.waitForTimeout(300)
    const next = await photograph(page)
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}
