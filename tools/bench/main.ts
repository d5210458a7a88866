import { join } from 'node:path'
import { createBackend } from '@campo-livre/mocks/backend.ts'
import { buildSeed } from '@campo-livre/mocks/seed/build-seed.ts'
import { listedPaths } from '../../apps/web/vite/addresses.ts'
import { ensureChromium } from '../lib/chromium.mjs'
import { commandLine } from '../lib/command-line.ts'
import { root } from '../lib/paths.mjs'
import { stopAllOnSignal } from '../lib/processes.mjs'
import { table } from '../test/report.ts'
import { backendFigures } from './backend.ts'
import { devServer, timed } from './developer.ts'
import { inSlowBrowser } from './in-slow-browser.ts'
import { lighthouseScores } from './lighthouse.ts'
import { type Load, measureLoad } from './load.ts'
import { medians } from './median.ts'
import { liveEvening } from './live-evening.ts'
import { touchToPaint } from './counter.ts'
import { dataToChart } from './finances.ts'
import { scrollingFrames } from './long-list.ts'
import { paintingFrames } from './painter.ts'
import { serve } from '../lib/server.ts'

stopAllOnSignal()
const { flags } = commandLine({
  name: 'pnpm bench',
  does: 'Measures what a visitor on a slow phone and a developer wait for, beside what is promised. Takes minutes.',
  flags: {
    runs: { takes: '<n>', of: 'number', otherwise: '5', says: 'loads of a page, of which the median counts' },
    lighthouse: {
      takes: '<n>',
      of: 'number',
      otherwise: '3',
      says: 'runs of Lighthouse for every public page',
    },
    tests: { says: 'times npm test too' },
    mock: { says: 'the mock backend alone: a minute instead of many' },
  },
})
if (!flags.mock) process.env.CHROMIUM_PATH = await ensureChromium()

const web = join(root, 'apps', 'web')
/**
 * The pages that search engines and shared links lead to; each is scored for performance, accessibility, best practices
 * and SEO.
 */
const fieldPath = '/field/fld-arena-beira-mar-campo-norte'
const publicPaths = [...listedPaths, fieldPath, '/company/cmp-arena-beira-mar']
const firstCard = 'main article'
const firstFreeTime = 'main button[data-state="free"]'
const rows = [['figure', 'measured', 'promised']]
const note = (figure: string, measured: string, promised = '') => {
  rows.push([figure, measured, promised])
  console.error(`${figure}: ${measured}`)
}
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

async function loads(url: string, ready = firstCard): Promise<Load> {
  const all: Load[] = []
  for (let run = 0; run < Number(flags.runs); run++) all.push(await measureLoad(url, ready))
  return medians(all)
}

await backendFigures(note)
if (flags.mock) {
  process.stdout.write(`\n${table(rows)}\n`)
  process.exit(0)
}

const production = await timed(['node', '--run', 'build'], web)
await timed(['node', '--run', 'build:demo'], web)

const backend = await createBackend({ seed: buildSeed })
const host = await serve(join(web, 'dist'), (request) => backend.handle(request))
const listing = await loads(host.url)
note('JavaScript of the first screen, KB gz', kilobytes(listing.scriptBytes), '≤ 145')
note('CSS, KB gz', kilobytes(listing.styleBytes), '≤ 12')
note('requests, of them to other hosts', `${listing.requests} (${listing.otherHosts})`, '≤ 14 (0)')
note('first contentful paint', seconds(listing.firstPaint), '≤ 1.30 s')
note('largest contentful paint', seconds(listing.largestPaint), '≤ 2.50 s')
note('first card', seconds(listing.ready))
note('blocking, before the first paint included', `${Math.round(listing.blocking)} ms`, '≤ 200 ms')
note('layout shift', listing.shift.toFixed(3), '≤ 0.010')
note('heap after collection, MB', (listing.heap / 1024 / 1024).toFixed(1), '≤ 5')

const field = await loads(new URL(fieldPath, host.url).href, firstFreeTime)
note('a field from a link: largest contentful paint', seconds(field.largestPaint), '≤ 2.60 s')
note('its first free time', seconds(field.ready))
note('its blocking', `${Math.round(field.blocking)} ms`, '≤ 200 ms')
note('its layout shift', field.shift.toFixed(3), '≤ 0.010')

const runs = Number(flags.lighthouse)
for (const path of runs > 0 ? publicPaths : []) {
  const scores = await lighthouseScores(new URL(path, host.url).href, runs)
  const { performance, accessibility, bestPractices, seo } = scores
  const all = [performance, accessibility, bestPractices, seo].join(' · ')
  note(`Lighthouse of ${path}`, all, '≥ 98 · 100 · 100 · 100')
}
const chart = await dataToChart(host.url, Number(flags.runs))
const evening = await liveEvening(host.url)
host.close()

const demo = await serve(join(web, 'dist-demo'))
const mocked = await loads(demo.url)
const stroke = await paintingFrames(demo.url, Number(flags.runs))
const touch = await touchToPaint(demo.url)
const scrolled = await scrollingFrames(demo.url, Number(flags.runs))
demo.close()
note('first paint with the mock ÷ without', (mocked.firstPaint / listing.firstPaint).toFixed(2), '≤ 1.25')
note('first card with the mock', seconds(mocked.ready))
note('late frames of a stroke over the week of prices, CPU ÷ 4', `${stroke.late} of ${stroke.frames}`, '0')
note('its work for a step, all threads', `${stroke.work.toFixed(1)} ms`)
note('an item on a tab, painted; 200 tabs, 300 products, CPU ÷ 4', `${touch.toFixed(0)} ms`, '≤ 100 ms')

note('a chart after the data of the finances, CPU ÷ 4', `${chart.again.toFixed(0)} ms`, '≤ 300 ms')
note('with its code, which is fetched then', `${chart.first.toFixed(0)} ms`)

note('late frames of scrolling 100 tabs, CPU ÷ 4', `${scrolled.late} of ${scrolled.frames}`, '0')

note('two hours on the field, CPU ÷ 4: growth of the heap', `${evening.growth.toFixed(2)} MB`, '≤ 2 MB')
note(
  'a goal, painted: median, longest',
  `${evening.goal.toFixed(0)} ms, ${evening.longest.toFixed(0)} ms`,
  '≤ 100 ms',
)
note('noted without a network, then settled', `${evening.settled} of ${evening.noted}`, 'all')

const slow = async (entry: string) => `${(await inSlowBrowser(entry)).toFixed(2)} ms`
note('one field over 30 days, CPU ÷ 4', await slow('availability-page.ts'), '≤ 2 ms')
note('1,000 arenas on the map, drawn together, CPU ÷ 4', await slow('clusters-page.ts'), '≤ 50 ms')
note('production build', `${production.seconds.toFixed(1)} s`, '≤ 3 s')
const dev = await devServer(firstCard)
note('dev server to first paint, cold', `${dev.firstPaint.toFixed(1)} s`, '≤ 4 s')
note('dev server to first card, cold', `${dev.ready.toFixed(1)} s`)

if (flags.tests) {
  const tests = await timed(['node', 'tools/test.mjs'])
  note('npm test', `${tests.seconds.toFixed(0)} s`)
  note('npm test ended with', tests.output.trim().split('\n').at(-1) ?? '')
}
process.stdout.write(`\n${table(rows)}\n`)
process.exit(0)
