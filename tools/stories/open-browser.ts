import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '../lib/chromium.mjs'

/** Nothing of an earlier picture is kept for the next, letters have no colours, and the processor does not matter. */
const steadyDrawing = ['--disable-partial-raster', '--disable-lcd-text', '--disable-skia-runtime-opts']

/** A Chromium that ends with the program: signals are the program's to answer, which has more to clean up. */
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
