// Fails when the production build holds any of the mock backend: its worker, its library, its data or its words.
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { findMocks } from './no-mocks/find-mocks.ts'

const found = findMocks(join(root, 'apps', 'web', 'dist'))
for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0
