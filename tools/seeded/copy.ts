import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Install from '../lib/install.mjs'
import { root } from '../lib/paths.mjs'
import { trackedFiles } from '../lib/tracked-files.ts'

/** The copy of the work tree into which faults are put, uncommitted changes included, with its own packages. */
export const copy = join(root, '.cache', 'seeded')

/**
 * Runs git in the copy. The copy is a repository of its own: checks ask git for the product's files, and `restore` goes
 * back to its index.
 */
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

/** Makes the copy, or updates an earlier one. */
export async function makeCopy(): Promise<void> {
  mkdirSync(copy, { recursive: true })
  if (!existsSync(join(copy, '.git'))) git('init', '--quiet')
  const files = new Set(trackedFiles())
  const before = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n').filter(Boolean)
  for (const file of before) if (!files.has(file)) rmSync(join(copy, file), { force: true })
  for (const file of files) if (!isSame(file)) copyOne(file)
  git('add', '--all')
  const own = pathToFileURL(join(copy, 'tools/lib/install.mjs')).href
  const { ensureInstalled } = (await import(own)) as typeof Install
  await ensureInstalled()
}

/** Undoes the fault and everything that a tool wrote because of it. */
export const restore = () => void git('checkout', '--quiet', '--', '.')

export const readCopied = (file: string) => readFileSync(join(copy, file), 'utf8')
export const writeCopied = (file: string, text: string) => writeFileSync(join(copy, file), text)

function isSame(file: string): boolean {
  const path = join(copy, file)
  return existsSync(path) && readFileSync(path).equals(readFileSync(join(root, file)))
}

function copyOne(file: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  copyFileSync(join(root, file), join(copy, file))
}
