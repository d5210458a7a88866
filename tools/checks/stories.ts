// Fails when a screen, a state of one, or a component has no story; says what to write, a line each.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { exceptions } from './stories/exceptions.ts'
import { findGaps } from './stories/find-gaps.ts'

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/ui/src/*.tsx', 'apps/web/src/*.tsx'],
  { cwd: root, encoding: 'utf8' },
)
const sources = listed
  .split('\n')
  // A file that git still lists may have been deleted a moment ago.
  .filter((file) => file && existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const gaps = findGaps(sources, exceptions)
for (const gap of gaps) console.error(gap)
process.exitCode = gaps.length > 0 ? 1 : 0
