// Fails when the table in docs/routes.md does not fit the route files, and writes the right one, to be committed; also
// when no requirement names a route.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { trackedSources } from '../lib/tracked-files.ts'
import { routeRows } from './routes/route-rows.ts'
import { withTable } from './routes/with-table.ts'

const page = (name: string) => join(root, 'docs', name)
const guide = readFileSync(page('routes.md'), 'utf8')
const requirements = readFileSync(page('requirements.md'), 'utf8')
const { rows, unnamed } = routeRows(trackedSources('apps/web/src/routes/*.tsx'), requirements)
const right = withTable(guide, rows)
if (right !== guide) {
  writeFileSync(page('routes.md'), right)
  console.error('docs/routes.md was stale. Its table has been written anew: commit it.')
}
for (const line of unnamed) console.error(line)
process.exitCode = right !== guide || unnamed.length > 0 ? 1 : 0
