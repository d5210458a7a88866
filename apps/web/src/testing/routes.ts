import routesGuide from '../../../../docs/routes.md?raw'

/** The owner of a route, in the words of docs/routes.md. */
export type Owner = 'everyone' | 'guests' | 'athlete' | 'company' | 'admin'

export type Address = { pattern: string; path: string; owner: Owner }

/** Ids of the seed for routes with an id. */
const ids: Record<string, string> = {
  '/field/$id': 'fld-arena-beira-mar-campo-norte',
  '/company/$id': 'cmp-arena-beira-mar',
  '/company/till/$id': 'till-arena-beira-mar-001',
  '/company/fields/$id': 'fld-arena-beira-mar-campo-norte',
  '/atleta/comandas/$id': 'tab-arena-beira-mar-006',
}

/** Every route of docs/routes.md with its owner and an address of it. */
export const routes: readonly Address[] = [
  ...routesGuide.matchAll(/^\| `(\/[^`]*)` \|[^|]*\| (everyone|guests|athlete|company|admin) \|/gm),
].map(([, pattern = '', owner]) => ({
  pattern,
  path: pattern.replace('$id', ids[pattern] ?? 'bkg-atleta-13'),
  owner: owner as Owner,
}))
