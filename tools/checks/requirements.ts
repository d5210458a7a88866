// Fails when a numbered requirement has no test, or docs/requirements.md is not current. `--write` brings it up to date.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { fillIn, gapsOf } from './requirements/fill-in.ts'
import { namedTests } from './requirements/named-tests.ts'
import { rowIds } from './requirements/row-ids.ts'

const page = join(root, 'docs/requirements.md')
const patterns = ['*.test.ts', '*.test.tsx', '*.spec.ts']
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
  cwd: root,
  encoding: 'utf8',
})
const tests = listed
  .split('\n')
  // The tool's own examples prove nothing; a file that git still lists may have been deleted a moment ago.
  .filter((file) => file && !file.startsWith('tools/checks/requirements/') && existsSync(join(root, file)))
  .flatMap((file) => namedTests(file, readFileSync(join(root, file), 'utf8')))

const document = readFileSync(page, 'utf8')
const current = fillIn(document, tests)
if (process.argv.includes('--write')) writeFileSync(page, current)
else if (current !== document) console.error('docs/requirements.md is not current: pnpm requirements')

const gaps = gapsOf(document, rowIds, tests)
for (const gap of gaps) console.error(gap)
const stale = current !== document && !process.argv.includes('--write')
process.exitCode = gaps.length > 0 || stale ? 1 : 0
