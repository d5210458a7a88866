import { type Browser, chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../lib/chromium.mjs'
import { lateOf } from './frames.ts'
import { openAs } from './sign-in.ts'

/** A stroke over the week of prices. */
export type Stroke = {
  frames: number
  /** The frames at a quarter of this machine's speed that came later than a screen of 60 a second shows them. */
  late: number
  /** The time that the page's process works for a step at this machine's own speed, in milliseconds. */
  work: number
}

const MOVES = 120
const slowdown = 4
const path = '/company/fields/fld-arena-beira-mar-campo-norte?passo=precos'

/**
 * Paints over most of the week of prices, several times, and returns the best of them: on a busy machine the others
 * measure the rest of it. `url` is that of a build with the mock backend.
 */
export async function paintingFrames(url: string, runs: number): Promise<Stroke> {
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' })
    await openPrices(page, url)
    const work: number[] = []
    for (let run = 0; run < runs; run++) {
      const before = await workedSeconds(browser)
      await page.evaluate(stroke, MOVES)
      work.push((((await workedSeconds(browser)) - before) * 1000) / MOVES)
    }
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const late: number[] = []
    for (let run = 0; run < runs; run++) late.push(lateOf(await page.evaluate(stroke, MOVES)))
    return { frames: MOVES - 1, late: Math.min(...late), work: Math.min(...work) }
  } finally {
    await browser.close()
  }
}

async function openPrices(page: Page, url: string): Promise<void> {
  await openAs(page, 'empresa', url, path)
  await page.getByRole('grid', { name: 'Preços da semana' }).scrollIntoViewIfNeeded()
}

/**
 * Draws over the week of prices in the page, a step for each frame: down and up, and further to the right each time, so
 * that every step selects other tiles. Returns the times of the frames, in milliseconds. The steps come from within,
 * since a mouse that is moved from outside waits for the page.
 */
async function stroke(moves: number): Promise<number[]> {
  const grid = document.querySelector<HTMLElement>('[role=grid]')
  if (!grid) throw new Error('the week of prices is not there')
  // There is no pointer of this id to capture.
  grid.setPointerCapture = () => undefined
  const { left, top, width, height } = grid.getBoundingClientRect()
  const send = (type: string, step: number) => {
    const clientX = left + 80 + (step / moves) * (width - 120)
    const clientY = top + 70 + Math.abs(Math.sin(step / 12)) * (height - 110)
    const at = { clientX, clientY, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, bubbles: true }
    // Once it is down, the grid has captured it.
    const target = step === 0 ? document.elementFromPoint(clientX, clientY) : grid
    target?.dispatchEvent(new PointerEvent(type, at))
  }
  const times: number[] = []
  send('pointerdown', 0)
  for (let step = 1; step <= moves; step++) {
    times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)))
    send('pointermove', step)
  }
  send('pointerup', moves)
  return times
}

/** Returns the seconds for which the processes of the pages have worked, whatever else the machine did meanwhile. */
async function workedSeconds(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
