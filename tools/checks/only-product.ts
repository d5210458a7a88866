// Fails when the production build holds a source map or code written for tests and stories.
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { findStrays } from './only-product/find-strays.ts'

const found = findStrays(join(root, 'apps', 'web', 'dist'))
for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0
