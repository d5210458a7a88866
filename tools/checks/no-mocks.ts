// Fails when the production build holds a byte of the backend in memory: its worker, its library or its data.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'

const dist = join(root, 'apps', 'web', 'dist')

/** What no mock can do without, and nothing else says: the worker, msw's own words, the personas. */
const traces = ['mockServiceWorker', '[MSW]', '@mswjs', 'campolivre.test', 'Campo@123']

const found = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(js|css|html|json|map)$/.test(file))
  .flatMap((file) => {
    const text = `${file}\n${readFileSync(join(dist, file), 'utf8')}`
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`)
  })

for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0
