// `pnpm storybook:check`: builds the static Storybook and opens it from a folder deep in some site, in a browser that
// reaches nothing else.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { ensureChromium } from '../lib/chromium.mjs'
import { commandLine } from '../lib/command-line.ts'
import { root } from '../lib/paths.mjs'
import { serve } from '../lib/server.ts'
import { buildSite } from './build-site.ts'
import { inTemporaryFolder } from './in-temporary-folder.ts'
import { openBrowser } from './open-browser.ts'
import { light, openPreview, showAlone } from './storybook-page.ts'

/** The stories that are opened: a component with a picture, and a screen with data and fonts. */
const looked = ['components-field-picture--photo', 'screens-listing--default']

commandLine({
  name: 'pnpm storybook:check',
  does: 'Builds the static Storybook and opens it from a folder of some site, without a network.',
  flags: {},
})
process.env.CHROMIUM_PATH = await ensureChromium()
const started = performance.now()
const note = (what: string) =>
  process.stdout.write(`${what} after ${((performance.now() - started) / 1000).toFixed(1)} s\n`)

/** Collects the requests outside of `url` and those that failed. */
function watchRequests(context: BrowserContext, url: string): string[] {
  const astray: string[] = []
  context.on('response', (response) => {
    const asked = response.url()
    const here = asked.startsWith(url) || asked.startsWith('data:') || asked.startsWith('blob:')
    // Calls of the product go to another origin; the worker answers them before they leave the page.
    if (!here && !response.fromServiceWorker()) astray.push(`Asked for ${asked}.`)
  })
  context.on('requestfailed', (request) =>
    astray.push(`${request.url()} failed: ${request.failure()?.errorText ?? ''}.`),
  )
  return astray
}

await inTemporaryFolder({ name: 'storybook-check' }, async (folder) => {
  mkdirSync(join(folder, 'some', 'where'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '')
  await buildSite(root, join(folder, 'some', 'where', 'stories'))
  note('Built')

  const browser = await openBrowser('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1')
  const context = await browser.newContext({ viewport: light.size })
  const url = `${(await serve(folder)).url}some/where/stories/`
  const astray = watchRequests(context, url)

  const { page, stories } = await openPreview(context, url, light)
  const failed: string[] = []
  for (const id of looked) {
    const story = stories.find((each) => each.id === id)
    if (!story) throw new Error(`There is no story ${id} to look at.`)
    if (!(await showAlone(page, url, story, light))) failed.push(`${id} failed.`)
    note(id)
  }
  const font = await page.evaluate(() => document.fonts.check('700 1rem "Campo Display"'))
  await page.goto(url)
  await page.getByText('Components').first().waitFor()
  note('The side bar')

  const wrong = [...astray, ...failed, ...(font ? [] : ['The display face did not come.'])]
  for (const sentence of wrong) console.error(sentence)
  return wrong.length > 0 ? 1 : 0
})
