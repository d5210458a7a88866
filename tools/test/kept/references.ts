import { isBuiltin } from 'node:module'
import { parseSync } from 'vite'

/** The imports and globs in a file, as written. `unclear` is the reason why it may see more than that. */
export type References = { imports: string[]; globs: string[]; unclear: string | null }

/** Files that read others, and which those are. A download is none of ours. */
const reads: Readonly<Record<string, readonly string[]>> = {
  'apps/web/e2e/mock-panel.spec.ts': [],
  'apps/web/e2e/own-account.spec.ts': [],
  'apps/web/e2e/support/given-situations.ts': ['../../../../docs/mocks.md'],
}

/** Node's modules without side effects; every other one may read files or start programs. */
const harmless = new Set(['assert', 'buffer', 'crypto', 'events', 'path', 'stream', 'url', 'util'])

const literal = /^(['"`])([^'"`$]*)\1$/

/**
 * Reads the references of a file of TypeScript, JavaScript or CSS; other files have none. Imports of types alone count
 * when `types` is true: nothing runs that they name, but a checker of types follows them.
 */
export function referencesOf(file: string, text: string, types = false): References {
  if (file.endsWith('.css')) return { imports: [...ofStyles(text)], globs: [], unclear: null }
  return /\.[cm]?[jt]sx?$/.test(file)
    ? ofModule(file, text, types)
    : { imports: [], globs: [], unclear: null }
}

/**
 * Yields the files of `@import`, `composes … from` and `url(…)`; addresses of the site or of other sites are left out.
 */
function* ofStyles(text: string): Generator<string> {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const named = /(?:@import|\bfrom)\s+(['"])(?<path>[^'"]+)\1|url\(\s*(['"]?)(?<url>[^'")]+)\3\s*\)/g
  for (const { groups } of bare.matchAll(named)) {
    const path = groups?.path ?? groups?.url ?? ''
    if (!/^([a-z]+:|\/|#)/.test(path)) yield /^[.@]/.test(path) ? path : `./${path}`
  }
}

function ofModule(file: string, text: string, types: boolean): References {
  const { module, errors } = parseSync(file, text)
  const references: References = { imports: [], globs: [], unclear: null }
  const unclear = (why: string) => void (references.unclear ??= `${file} ${why}`)
  const add = (specifier: string) => {
    references.imports.push(specifier)
    const [builtin = ''] = specifier.replace(/^node:/, '').split('/')
    if (isBuiltin(specifier) && !harmless.has(builtin)) unclear(`imports ${specifier}`)
  }
  if (errors.length > 0) unclear('cannot be read')
  for (const each of module.staticImports)
    if (types || !/^import\s+type\b/.test(text.slice(each.start, each.end))) add(each.moduleRequest.value)
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest && (types || !isType)) add(moduleRequest.value)
  for (const { moduleRequest } of module.dynamicImports) {
    const path = literal.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2]
    if (path === undefined) unclear('imports by a name that is worked out')
    else add(path)
  }
  for (const { start, end } of module.importMetas) {
    const told = ofMeta(text.slice(0, start), text.slice(end))
    if (told === null) unclear('asks where it stands')
    else if ('glob' in told) references.globs.push(...told.glob)
    else references.imports.push(...told.beside)
  }
  if (/\bprocess\.(cwd|chdir)\b|\brequire\s*\(|\bcommands\b.*from 'vitest\/browser'/.test(text))
    unclear('may read files')
  const read = reads[file]
  return read ? { ...references, imports: [...references.imports, ...read], unclear: null } : references
}

/** Returns the files that an `import.meta` refers to, by the text before and after it; null when that is not known. */
function ofMeta(before: string, after: string): { glob: string[] } | { beside: string[] } | null {
  if (/^\.(env|hot)\b/.test(after)) return { beside: [] }
  const beside = /new URL\(\s*(['"])([^'"]+)\1\s*,\s*$/.exec(before)?.[2]
  if (beside !== undefined && after.startsWith('.url'))
    return { beside: [/^\.{0,2}\//.test(beside) ? beside : `./${beside}`] }
  const asked = /^\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/.exec(after)?.[1]
  return asked === undefined
    ? null
    : { glob: [...asked.matchAll(/['"]([^'"]+)['"]/g)].map(([, path = '']) => path) }
}
