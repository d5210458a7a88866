import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { chromiumLaunch } from '../lib/chromium.mjs'
import { root } from '../lib/paths.mjs'
import { median } from './median.ts'

/**
 * Measures the milliseconds to compute one field's slots over 30 days, in Chromium at a quarter of this machine's
 * speed.
 */
export async function availabilityTime(): Promise<number> {
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const page = await browser.newPage()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addScriptTag({ content: await bundle() })
    return median(await page.evaluate(() => window.measureAvailability(200)))
  } finally {
    await browser.close()
  }
}

async function bundle(): Promise<string> {
  const entry = join(root, 'tools', 'bench', 'availability-page.ts')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'availability' } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const [chunk] = 'output' in result ? result.output : []
  if (!chunk) throw new Error('the availability bundle is empty')
  return chunk.code
}
