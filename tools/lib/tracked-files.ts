import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** A file of the workspace: its path from the root, and what stands in it. */
export type Source = { file: string; text: string }

/** The paths of what is committed or about to be, by git's patterns; what is ignored is none of ours. */
export function trackedFiles(...patterns: string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    { cwd: root, encoding: 'utf8' },
  )
  // A file that git still lists may have been deleted a moment ago.
  return listed.split('\n').filter((file) => file && existsSync(join(root, file)))
}

/** The same files with their texts. */
export function trackedSources(...patterns: string[]): Source[] {
  return trackedFiles(...patterns).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
