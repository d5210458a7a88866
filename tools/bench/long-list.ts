import { chromium } from 'playwright'
import { chromiumLaunch } from '../lib/chromium.mjs'
import { lateOf } from './frames.ts'

const STEPS = 120
const slowdown = 4

/** Late frames of scrolling down a list and up again, of so many frames. */
export type Scroll = { frames: number; late: number }

/**
 * Scrolls down the longest page of all tabs of a full counter and up again, several times, at a quarter of this
 * machine's speed, and returns the best of them. `url` is that of a build with the mock backend.
 */
export async function scrollingFrames(url: string, runs: number): Promise<Scroll> {
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'pt-BR' })
    await page.goto(new URL('/company/tabs/list?cenario=balcao-cheio&linhas=100', url).href)
    await page.getByRole('row').nth(100).waitFor()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const late: number[] = []
    for (let run = 0; run < runs; run++) late.push(lateOf(await page.evaluate(scroll, STEPS)))
    return { frames: STEPS - 1, late: Math.min(...late) }
  } finally {
    await browser.close()
  }
}

/** Scrolls in the page, a step for each frame. Returns the times of the frames, in milliseconds. */
async function scroll(steps: number): Promise<number[]> {
  const far = document.documentElement.scrollHeight - window.innerHeight
  const times: number[] = []
  for (let step = 1; step <= steps; step++) {
    times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)))
    window.scrollTo({ top: far * Math.sin((step / steps) * Math.PI), behavior: 'instant' })
  }
  return times
}
