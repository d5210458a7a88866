/** Returns whether an address, with or without a query, belongs to a route such as `/field/$id`. */
export function leadsTo(address: string, route: string): boolean {
  const asked = segmentsOf(address)
  const known = segmentsOf(route)
  if (known.at(-1) === '$') return known.slice(0, -1).every((segment, at) => fits(segment, asked[at]))
  return asked.length === known.length && known.every((segment, at) => fits(segment, asked[at]))
}

/** Returns the most specific route of an address: the one with the most fixed segments; null for none. */
export function routeOf(address: string, routes: readonly string[]): string | null {
  const fitting = routes.filter((route) => leadsTo(address, route))
  return fitting.toSorted((one, other) => wordsIn(other) - wordsIn(one))[0] ?? null
}

const segmentsOf = (path: string) => (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)
const fits = (known: string, asked: string | undefined) =>
  asked !== undefined && (known.startsWith('$') || known === asked)
const wordsIn = (route: string) => segmentsOf(route).filter((segment) => !segment.startsWith('$')).length

/** Returns the file that an import leads to, relative to the workspace; null for a library. */
export function resolveImport(from: string, importer: string): string | null {
  const shared = /^@campo-livre\/([^/]+)\/(.+)$/.exec(from)
  if (shared)
    return shared[1] === 'mocks' ? `mocks/src/${shared[2]}` : `packages/${shared[1]}/src/${shared[2]}`
  if (!from.startsWith('.')) return null
  return new URL(from, `file:///${importer}`).pathname.slice(1)
}
