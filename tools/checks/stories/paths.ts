/** Whether an address, which may have a query, leads to a route: `/field/$id`. */
export function leadsTo(address: string, route: string): boolean {
  const asked = segmentsOf(address)
  const known = segmentsOf(route)
  if (known.at(-1) === '$') return known.slice(0, -1).every((segment, at) => fits(segment, asked[at]))
  return asked.length === known.length && known.every((segment, at) => fits(segment, asked[at]))
}

/** The route that an address leads to: of those that fit the one with the most words of its own. */
export function routeOf(address: string, routes: readonly string[]): string | null {
  const fitting = routes.filter((route) => leadsTo(address, route))
  return fitting.toSorted((one, other) => wordsIn(other) - wordsIn(one))[0] ?? null
}

const segmentsOf = (path: string) => (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)
const fits = (known: string, asked: string | undefined) =>
  asked !== undefined && (known.startsWith('$') || known === asked)
const wordsIn = (route: string) => segmentsOf(route).filter((segment) => !segment.startsWith('$')).length

/** Where an import of ours leads, from the workspace's folder; null for a library. */
export function resolveImport(from: string, importer: string): string | null {
  const shared = /^@campo-livre\/([^/]+)\/(.+)$/.exec(from)
  if (shared)
    return shared[1] === 'mocks' ? `mocks/src/${shared[2]}` : `packages/${shared[1]}/src/${shared[2]}`
  if (!from.startsWith('.')) return null
  return new URL(from, `file:///${importer}`).pathname.slice(1)
}
