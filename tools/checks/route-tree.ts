// Fails when routeTree.gen.ts does not fit the route files, and writes the right one, to be committed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { root } from '../lib/paths.mjs'

const web = join(root, 'apps', 'web')
const tree = join(web, 'src', 'routeTree.gen.ts')

const before = readFileSync(tree, 'utf8')
// Resolving the configuration makes the router's plugin write the tree, with the settings of the app.
await resolveConfig({ root: web, logLevel: 'error' }, 'build')
if (readFileSync(tree, 'utf8') !== before) {
  console.error('apps/web/src/routeTree.gen.ts was stale. It has been written anew: commit it.')
  process.exitCode = 1
}
