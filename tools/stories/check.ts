// `pnpm storybook:check`: builds the static Storybook and opens it as a stranger would: from a folder deep in some site,
// by a browser that reaches nothing else.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch, ensureChromium } from '../lib/chromium.mjs'
import { root } from '../lib/paths.mjs'
import { stopAllOnSignal } from '../lib/processes.mjs'
import { serve } from '../lib/server.ts'
import { buildSite } from './build-site.ts'
import { light, openPreview, showAlone } from './storybook-page.ts'

stopAllOnSignal()
process.env.CHROMIUM_PATH = await ensureChromium()
const folder = mkdtempSync(join(tmpdir(), 'storybook-check-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
try {
  mkdirSync(join(folder, 'some', 'where'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '')
  await buildSite(root, join(folder, 'some', 'where', 'stories'))
  process.stdout.write(`built in ${seconds()} s\n`)

  const { executablePath, args } = await chromiumLaunch()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const host = await serve(folder)
  const url = `${host.url}some/where/stories/`
  const context = await browser.newContext({ viewport: light.size })
  const astray: string[] = []
  context.on('response', (response) => {
    const asked = response.url()
    const here = asked.startsWith(url) || asked.startsWith('data:') || asked.startsWith('blob:')
    // The calls of the product lead elsewhere, and are answered by the worker before they leave the page.
    if (!here && !response.fromServiceWorker()) astray.push(asked)
  })
  context.on('requestfailed', (request) =>
    astray.push(`${request.url()} ${request.failure()?.errorText ?? ''}`),
  )

  const { page, stories } = await openPreview(context, url, light)
  const story = stories.find(({ id }) => /^screens-.*--default$/.test(id))
  if (!story) throw new Error('There is no Default story of a screen.')
  const ended = await showAlone(page, url, story, light)
  const font = await page.evaluate(() => document.fonts.check('700 1rem "Campo Display"'))
  await page.goto(url)
  await page.getByRole('link', { name: 'Default' }).or(page.getByText('Components')).first().waitFor()

  const wrong = [
    ...(ended ? [] : [`${story.id} failed.`]),
    ...(font ? [] : ['The display face did not come.']),
    ...astray.map((asked) => `Asked for ${asked}.`),
  ]
  for (const sentence of wrong) console.error(sentence)
  process.stdout.write(`${story.id} and the side bar seen after ${seconds()} s\n`)
  process.exit(wrong.length > 0 ? 1 : 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
