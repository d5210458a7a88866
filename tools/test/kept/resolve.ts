import { existsSync, realpathSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** What an import leads to: a file of the workspace by its path from the root, a library of the lockfile, or nobody knows. */
export type Resolved = { file: string } | 'library' | 'unknown'

/** Only what is generated leaves the end of a name out. */
const endings = ['', '.ts', '.tsx']

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** Finds what a file of the workspace imports. Names have their extensions, as everywhere here (decision 009). */
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
      // A library may have nothing for `require`; our own packages, which are linked, have every file.
      const folder = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
      return packageOf(folder, dirname(from), home) ? 'library' : 'unknown'
    }
  }
}

/** Whether a library of this name is installed for a folder: its own, or one above it. */
function packageOf(name: string, folder: string, home: string): boolean {
  const path = join(folder, 'node_modules', name)
  if (existsSync(path)) return realpathSync(path).includes('node_modules/')
  return folder !== home && packageOf(name, dirname(folder), home)
}
