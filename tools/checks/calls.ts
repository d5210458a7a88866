// Fails when a call of a screen goes past the parts on which failures are tried (decision 062); prints a line for each.
import { trackedSources } from '../lib/tracked-files.ts'
import { looseReads, looseWrites } from './calls/exceptions.ts'
import { findLooseCalls } from './calls/find-loose-calls.ts'
import { callingFunctions } from './calls/find-own-writes.ts'

const notShipped = /\.(?:test|stories)\.|\/testing\/|\/app\//
const sources = trackedSources('apps/web/src/*.ts', 'apps/web/src/*.tsx').filter(
  ({ file }) => !notShipped.test(file),
)
const calling = callingFunctions(
  trackedSources('packages/api/src/*.ts').filter(({ file }) => !notShipped.test(file)),
)
const loose = findLooseCalls(sources, { looseReads, looseWrites, calling })
for (const line of loose) console.error(line)
process.exitCode = loose.length > 0 ? 1 : 0
