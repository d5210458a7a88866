// Fails when a screen, a state of a screen, or a component has no story; prints a line for each, with the fix.
import { trackedSources } from '../lib/tracked-files.ts'
import { exceptions } from './stories/exceptions.ts'
import { findGaps } from './stories/find-gaps.ts'

const gaps = findGaps(trackedSources('packages/ui/src/*.tsx', 'apps/web/src/*.tsx'), exceptions)
for (const gap of gaps) console.error(gap)
process.exitCode = gaps.length > 0 ? 1 : 0
