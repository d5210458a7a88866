// Fails when more files lie in a folder than a reader can look over (decision 151); prints a line for each.
import { trackedFiles } from '../lib/tracked-files.ts'
import { findCrowded } from './rooms/find-crowded.ts'

const found = findCrowded(
  trackedFiles('apps/*.ts', 'apps/*.tsx', 'apps/*.css', 'packages/*', 'mocks/*', 'tools/*'),
)
for (const line of found) console.error(line)
process.exitCode = found.length > 0 ? 1 : 0
