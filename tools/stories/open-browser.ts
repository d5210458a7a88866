import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '../lib/chromium.mjs'

/**
 * Flags for repeatable pictures: no reuse of earlier tiles, no coloured letters, the same drawing on every processor.
 */
const steadyDrawing = ['--disable-partial-raster', '--disable-lcd-text', '--disable-skia-runtime-opts']

/** Starts a Chromium that leaves signals to the program, which has more to clean up. */
export async function openBrowser(...flags: string[]): Promise<Browser> {
  const { args, ...launch } = await chromiumLaunch()
  return chromium.launch({
    ...launch,
    args: [...args, ...steadyDrawing, ...flags],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
