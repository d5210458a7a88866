// Fails when a numbered requirement has no test, or docs/requirements.md is out of date. `--write` updates it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from '../lib/command-line.ts'
import { root } from '../lib/paths.mjs'
import { trackedSources } from '../lib/tracked-files.ts'
import { fillIn, gapsOf } from './requirements/fill-in.ts'
import { namedTests } from './requirements/named-tests.ts'
import { rowIds } from './requirements/row-ids.ts'

const { flags } = commandLine({
  name: 'node tools/checks/requirements.ts',
  does: 'Tells which requirement has no test, and when docs/requirements.md is not current.',
  flags: { write: { says: 'brings the page up to date' } },
})
const page = join(root, 'docs/requirements.md')
const tests = trackedSources('*.test.ts', '*.test.tsx', '*.spec.ts')
  // The examples of this check's own tests do not count.
  .filter(({ file }) => !file.startsWith('tools/checks/requirements/'))
  .flatMap(({ file, text }) => namedTests(file, text))

const document = readFileSync(page, 'utf8')
const current = fillIn(document, tests)
if (flags.write) writeFileSync(page, current)
else if (current !== document) console.error('docs/requirements.md is not current: pnpm requirements')

const gaps = gapsOf(document, rowIds, tests)
for (const gap of gaps) console.error(gap)
const stale = current !== document && !flags.write
process.exitCode = gaps.length > 0 || stale ? 1 : 0
