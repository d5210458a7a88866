// Fails when the backend refuses a rule of the product by hand, past the domain (decision 137); prints a line for each.
import { trackedSources } from '../lib/tracked-files.ts'
import { byHand } from './refusals/by-hand.ts'
import { findRefusals } from './refusals/find-refusals.ts'

const found = findRefusals(trackedSources('packages/backend/src/*.ts'), byHand)
for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0
