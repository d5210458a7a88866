import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '../lib/chromium.mjs'

/** A Chromium that ends with the program: signals are the program's to answer, which has more to clean up. */
export async function openBrowser(...flags: string[]): Promise<Browser> {
  const { args, ...launch } = await chromiumLaunch()
  return chromium.launch({
    ...launch,
    args: [...args, ...flags],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
