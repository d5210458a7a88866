import { existsSync, realpathSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'

/**
 * The target of an import: a file of the workspace by its path from the root, a library of the lockfile, or not known.
 */
export type Resolved = { file: string } | 'library' | 'unknown'

/** Only generated imports leave the extension out. */
const endings = ['', '.ts', '.tsx']

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** Creates a function that finds the target of an import. File names have their extensions (decision 009). */
export function createResolve(root: string): (specifier: string, importer: string) => Resolved {
  const home = realpathSync(root)
  const inside = (path: string): Resolved => {
    const file = relative(home, realpathSync(path))
    return file.startsWith('..') || file.includes('node_modules/') ? 'library' : { file }
  }
  return (specifier, importer) => {
    const [name = ''] = specifier.split('?')
    if (isBuiltin(name)) return 'library'
    const from = join(home, importer)
    if (name.startsWith('.')) {
      const path = join(dirname(from), name)
      const found = endings.map((ending) => path + ending).find(isFile)
      return found === undefined ? 'unknown' : inside(found)
    }
    if (/^(\/|[a-z]+:)/.test(name)) return 'unknown'
    try {
      return inside(createRequire(from).resolve(name))
    } catch {
      // A library may have no entry for `require`; packages of this workspace, which are linked, are found by file.
      const folder = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
      return packageOf(folder, dirname(from), home) ? 'library' : 'unknown'
    }
  }
}

/** Returns whether a library of this name is installed for a folder or one above it. */
function packageOf(name: string, folder: string, home: string): boolean {
  const path = join(folder, 'node_modules', name)
  if (existsSync(path)) return realpathSync(path).includes('node_modules/')
  return folder !== home && packageOf(name, dirname(folder), home)
}
