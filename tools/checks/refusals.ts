// Fails when the backend refuses a rule of the product by hand, past the domain (decision 137), or answers itself with
// what is not there (decision 139); prints a line for each.
import { trackedSources } from '../lib/tracked-files.ts'
import { findMissing, findRefusals } from './refusals/find-refusals.ts'
import { missingByHand } from './refusals/missing-by-hand.ts'

const sources = trackedSources('packages/backend/src/*.ts')
const found = [...findRefusals(sources), ...findMissing(sources, Object.keys(missingByHand))]
for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0
