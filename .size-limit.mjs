// The size limits of a visitor's first screen and of the counter, read by size-limit after `pnpm build`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { linkedPages } from './apps/web/src/lib/metadata/linked-pages.ts'
import { writtenPaths } from './apps/web/vite/addresses.ts'
import { readAhead, readFirstScreen, readFollowed } from './tools/lib/first-screen.ts'
import { readOwnScripts } from './tools/lib/own-scripts.ts'

const dist = 'apps/web/dist'
const inDist = (/** @type {string} */ file) => join(dist, file)
const { scripts, styles } = readFirstScreen(dist)

const chunks = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
const zipped = (/** @type {string} */ file) => gzipSync(readFileSync(inDist(file))).length
/** The charts are one file, which no other file imports: it is fetched when one is seen (H6). */
const codeOf = (/** @type {string} */ file) => readFileSync(inDist(file), 'utf8')
const chartFiles = chunks.filter((file) => codeOf(file).includes('recharts-wrapper'))
const [chartFile = ''] = chartFiles
if (chartFiles.length !== 1) throw new Error(`the charts are in ${chartFiles.length} files, not in one`)
const chartName = chartFile.split('/').at(-1) ?? ''
if (chunks.some((file) => new RegExp(`(from|import)\\s*["']\\./${chartName}`).test(codeOf(file))))
  throw new Error('the charts are loaded with another file')

const [largest = 'index.html'] = chunks
  .filter((file) => file !== chartFile)
  .toSorted((a, b) => zipped(b) - zipped(a))

/** 145 KiB: the tool's own `kB` is of 1,000 bytes. */
const scriptLimit = `${145 * 1024} B`

/** 148 KiB: the first screen, the pager, and what says where a navigation has led. */
const listingLimit = `${148 * 1024} B`

/** Their frame, which has the listing beside it, and the page once more as code: it is readable before any of it. */
const writtenScriptLimit = `${160 * 1024} B`

/** The pages that the build makes: the words of the longest, with its drawings, in two round trips. */
const written = writtenPaths.flatMap((path) => {
  const page = `${path.slice(1)}.html`
  const { scripts: own } = readFirstScreen(dist, page)
  return [
    { name: `${path}: the page itself`, path: inDist(page), limit: '24 kB', gzip: true },
    { name: `${path}: its JavaScript`, path: own.map(inDist), limit: writtenScriptLimit, gzip: true },
  ]
})

/** A share of a bill, which a guest opens once: no form before the first touch (decision 092). */
const guest = {
  name: '/conta/: its JavaScript',
  path: readFirstScreen(dist, 'conta.html').scripts.map(inDist),
  limit: '160.5 kB',
  gzip: true,
}

/** A field and an arena, which people open from a link somebody sent: nothing of the areas behind a login. */
const venues = ['/field/', '/company/'].flatMap((address) => {
  const { scripts: code, styles: sheets } = readAhead(dist, address)
  // A sheet that is not preloaded is asked for a round trip later, by the code.
  if (sheets.length === 0) throw new Error(`app.html preloads no style sheet for ${address}`)
  return [
    {
      name: `${address}: its JavaScript beside the first screen's`,
      path: code.map(inDist),
      limit: '34.9 kB',
      gzip: true,
    },
    {
      name: `${address}: its CSS beside the first screen's`,
      path: sheets.map(inDist),
      limit: '6 kB',
      gzip: true,
    },
  ]
})

/** The counter, which is opened for every beer: its screen is known by the label of its search (H3). */
const counter = {
  name: "the counter: its JavaScript beside every signed-in screen's",
  path: readOwnScripts(dist, 'Buscar comanda').map(inDist),
  limit: `${60 * 1024} B`,
  gzip: true,
}

/** The calendar's own code, which the dashboard has as well (H2). */
const calendar = {
  name: 'the calendar: its own JavaScript',
  path: chunks.filter((file) => /(^|\/)calendar-[^/]*\.js$/.test(file)).map(inDist),
  limit: `${15 * 1024} B`,
  gzip: true,
}
if (calendar.path.length !== 1) throw new Error('the calendar is not in one file of its own')

export default [
  { name: 'JavaScript of the first screen', path: scripts.map(inDist), limit: scriptLimit, gzip: true },
  {
    name: "all JavaScript of a visitor's listing",
    path: readFollowed(dist, ['Página anterior', 'data-arrival']).map(inDist),
    limit: listingLimit,
    gzip: true,
  },
  { name: 'CSS of the first screen', path: styles.map(inDist), limit: '12 kB', gzip: true },
  { name: 'the page itself: one round trip', path: inDist('index.html'), limit: '14 kB', gzip: true },
  ...linkedPages.map(({ start, file }) => ({
    name: `${start}: the page itself`,
    path: inDist(file),
    limit: '14 kB',
    gzip: true,
  })),
  { name: `the largest chunk: ${largest}`, path: inDist(largest), limit: '115 kB', gzip: true },
  ...written,
  ...venues,
  guest,
  counter,
  calendar,
  { name: 'the charts, once one is seen', path: inDist(chartFile), limit: '142 kB', gzip: true },
]
