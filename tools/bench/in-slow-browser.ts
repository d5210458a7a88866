import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { chromiumLaunch } from '../lib/chromium.mjs'
import { root } from '../lib/paths.mjs'
import { median } from './median.ts'

declare global {
  interface Window {
    /** Returns the milliseconds that each of `runs` runs took. */
    measure: (runs: number) => number[]
  }
}

/**
 * Returns the median of the milliseconds that the `measure` of an entry takes, a file beside this one, in Chromium at a
 * quarter of this machine's speed.
 */
export async function inSlowBrowser(entry: string): Promise<number> {
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const page = await browser.newPage()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addScriptTag({ content: await bundle(entry) })
    return median(await page.evaluate(() => window.measure(200)))
  } finally {
    await browser.close()
  }
}

async function bundle(entry: string): Promise<string> {
  const file = join(root, 'tools', 'bench', entry)
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: file, formats: ['iife'], name: 'measured' } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const [chunk] = 'output' in result ? result.output : []
  if (!chunk) throw new Error(`the bundle of ${entry} is empty`)
  return chunk.code
}
