// Fails when a visible text has a word for which docs/voice.md prefers another; prints a line for each.
import { trackedSources } from '../lib/tracked-files.ts'
import { findWords } from './words/find-words.ts'
import { rules } from './words/rules.ts'

const places = [
  'apps/web/src',
  'packages/ui/src',
  'packages/domain/src',
  'mocks/src/panel',
  'mocks/src/scenarios',
]
const sources = trackedSources(...places.flatMap((place) => [`${place}/*.ts`, `${place}/*.tsx`]))
const wrong = findWords(
  sources.filter(({ file }) => !/\.(test|bench)\.tsx?$|\.gen\.ts$/.test(file)),
  rules,
)
for (const line of wrong) console.error(line)
process.exitCode = wrong.length > 0 ? 1 : 0
