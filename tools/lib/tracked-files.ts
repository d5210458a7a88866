import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** A file of the workspace: its path from the root, and its text. */
export type Source = { file: string; text: string }

/** Returns the paths that are committed or would be, by git's patterns; ignored files are left out. */
export function trackedFiles(...patterns: string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    { cwd: root, encoding: 'utf8' },
  )
  // Git lists a deleted file until the deletion is staged.
  return listed.split('\n').filter((file) => file && existsSync(join(root, file)))
}

/** Returns the same files with their texts. */
export function trackedSources(...patterns: string[]): Source[] {
  return trackedFiles(...patterns).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
