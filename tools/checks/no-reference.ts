// Fails when the production build holds the texts that the calls declare for the reference: summaries and refusals.
import { join } from 'node:path'
import { apiCallSpecs } from '@campo-livre/contract/calls.gen.ts'
import { root } from '../lib/paths.mjs'
import { findReference } from './no-reference/find-reference.ts'

const found = findReference(join(root, 'apps', 'web', 'dist'), apiCallSpecs)
for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0
