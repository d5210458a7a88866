// The size limits of single files, read by size-limit after `pnpm build`. What a browser receives
// for a page is weighed by `tools/budgets`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { linkedPages } from './apps/web/src/lib/metadata/linked-pages.ts'
import { writtenPaths } from './apps/web/vite/addresses.ts'
import { readAhead } from './tools/lib/first-screen.ts'

const dist = 'apps/web/dist'
const inDist = (/** @type {string} */ file) => join(dist, file)

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

/** The map is one file with Leaflet, which no other file loads along: it is fetched when it is opened (H1). */
const mapFiles = chunks.filter((file) => codeOf(file).includes('leaflet-pane'))
const [mapFile = ''] = mapFiles
if (mapFiles.length !== 1) throw new Error(`the map is in ${mapFiles.length} files, not in one`)
const mapName = mapFile.split('/').at(-1) ?? ''
if (chunks.some((file) => new RegExp(`(from|import)\\s*["']\\./${mapName}`).test(codeOf(file))))
  throw new Error('the map is loaded with another file')

const [largest = 'index.html'] = chunks
  .filter((file) => file !== chartFile)
  .toSorted((a, b) => zipped(b) - zipped(a))

// A sheet that is not preloaded is asked for a round trip later, by the code.
for (const address of ['/field/', '/company/'])
  if (readAhead(dist, address).styles.length === 0)
    throw new Error(`app.html preloads no style sheet for ${address}`)

export default [
  { name: 'the page itself: one round trip', path: inDist('index.html'), limit: '14 kB', gzip: true },
  ...linkedPages.map(({ start, file }) => ({
    name: `${start}: the page itself`,
    path: inDist(file),
    limit: '14 kB',
    gzip: true,
  })),
  { name: `the largest chunk: ${largest}`, path: inDist(largest), limit: '115 kB', gzip: true },
  // The words of the longest, with its drawings, in two round trips.
  ...writtenPaths.map((path) => ({
    name: `${path}: the page itself`,
    path: inDist(`${path.slice(1)}.html`),
    limit: '24 kB',
    gzip: true,
  })),
  { name: 'the map, once it is opened', path: inDist(mapFile), limit: '60 kB', gzip: true },
  { name: 'the charts, once one is seen', path: inDist(chartFile), limit: '142 kB', gzip: true },
]
