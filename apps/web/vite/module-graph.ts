import { dirname, join } from 'node:path'

type ModuleInfo = { importedIds: readonly string[]; code: string | null }
export type Context = { getModuleInfo(id: string): ModuleInfo | null }

/** Indexes of packages that re-export their own files and have no side effects. */
const index =
  /(@mantine[/\\]\w+[/\\]esm|@tanstack[/\\](react-query|query-core)[/\\]build[/\\]modern)[/\\]index\.m?js$/

/** The module behind each name that an index exports. */
type Names = ReadonlyMap<string, string>

/**
 * Returns a function that lists what a module imports and runs before it. Of a package's index it lists the files of the
 * names that are imported, as only those are in the build.
 */
export function importsIn(context: Context): (id: string) => readonly string[] {
  const indexes = new Map<string, Names>()
  const namesOf = (id: string): Names => {
    const known = indexes.get(id)
    if (known) return known
    const { importedIds = [], code = '' } = context.getModuleInfo(id) ?? {}
    // An index may have all that another one has (`export *`).
    const others = importedIds
      .filter((imported) => index.test(imported))
      .flatMap((other) => [...namesOf(other)])
    const names = new Map([...others, ...readNames(id, code ?? '')])
    indexes.set(id, names)
    return names
  }
  return (id) => {
    const { importedIds = [], code = '' } = context.getModuleInfo(id) ?? {}
    if (index.test(id)) return []
    return importedIds.flatMap((imported) => {
      if (!index.test(imported)) return [imported]
      const names = namesOf(imported)
      return wantedOf(code ?? '', imported).flatMap((name) => names.get(name) ?? [])
    })
  }
}

const imports = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g
/** Returns the imported names in `{ a, b as c }`. */
const listed = (names: string) => names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')

function readNames(id: string, code: string): [string, string][] {
  return [...code.matchAll(imports)].flatMap(([, names = '', path = '']) =>
    listed(names).map((name): [string, string] => [name, join(dirname(id), path)]),
  )
}

/** Returns the names that code imports from the package of an index. */
function wantedOf(code: string, id: string): string[] {
  const name = /(@mantine|@tanstack)[/\\][\w-]+(?=[/\\](esm|build)[/\\])/.exec(id)?.[0].replace('\\', '/')
  return [...code.matchAll(imports)].flatMap(([, names = '', from]) => (from === name ? listed(names) : []))
}
