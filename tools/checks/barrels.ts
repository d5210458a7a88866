// Fails when a file passes on what another one of ours exports: import the file that has it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'

const passesOn = /^export\s+(type\s+)?(\*|\{[^}]*\})[^'"\n]*\sfrom\s+['"](\.|@campo-livre)/m

const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
const barrels = tracked
  .split('\n')
  .filter((file) => file && !file.endsWith('.gen.ts'))
  .filter((file) => passesOn.test(readIfThere(join(root, file))))

for (const file of barrels) console.error(`${file}: passes on the exports of another file`)
process.exitCode = barrels.length > 0 ? 1 : 0

/** A file that git still lists may have been deleted a moment ago. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
