// Fails when a colour stands outside of the theme and the drawings; prints a line for each, with the token to use.
import { trackedSources } from '../lib/tracked-files.ts'
import { exceptions } from './colours/exceptions.ts'
import { findColours } from './colours/find-colours.ts'

const sources = trackedSources(
  'apps/web/src/*.ts',
  'apps/web/src/*.tsx',
  'apps/web/src/*.css',
  'packages/ui/src/*',
)
const wrong = findColours(
  sources.filter(({ file }) => /\.(css|tsx?)$/.test(file)),
  exceptions,
)
for (const line of wrong) console.error(line)
process.exitCode = wrong.length > 0 ? 1 : 0
