// Fails when docs/routes.md and the route files differ; prints the rows to add or to remove.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { trackedSources } from '../lib/tracked-files.ts'
import { compareRoutes } from './routes/compare-routes.ts'

const guide = readFileSync(join(root, 'docs', 'routes.md'), 'utf8')
const wrong = compareRoutes(trackedSources('apps/web/src/routes/*.tsx'), guide)
for (const line of wrong) console.error(line)
process.exitCode = wrong.length > 0 ? 1 : 0
