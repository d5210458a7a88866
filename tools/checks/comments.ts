// Fails when a comment begins with a bare clause such as "What a person sees"; prints a line for each, with the fix.
import { trackedSources } from '../lib/tracked-files.ts'
import { findClauses } from './comments/find-clauses.ts'

const sources = trackedSources('*.ts', '*.tsx', '*.mjs')
const clauses = findClauses(sources.filter(({ file }) => !file.endsWith('.gen.ts')))
for (const line of clauses) console.error(line)
process.exitCode = clauses.length > 0 ? 1 : 0
