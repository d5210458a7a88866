import routesGuide from '../../../../docs/routes.md?raw'

/** Whose a route is, in the words of docs/routes.md. */
export type Owner = 'everyone' | 'guests' | 'athlete' | 'company' | 'admin'

export type Address = { pattern: string; path: string; owner: Owner }

/** Things of the seed for the routes that are about one. */
const ids: Record<string, string> = {
  '/field/$id': 'fld-arena-beira-mar-campo-norte',
  '/company/$id': 'cmp-arena-beira-mar',
  '/atleta/comandas/$id': 'tab-arena-beira-mar-006',
}

/** Every route of docs/routes.md, an address of it, and whose it is: a new route is one line there. */
export const routes: readonly Address[] = [
  ...routesGuide.matchAll(/^\| `(\/[^`]*)` \|[^|]*\| (everyone|guests|athlete|company|admin) \|/gm),
].map(([, pattern = '', owner]) => ({
  pattern,
  path: pattern.replace('$id', ids[pattern] ?? 'bkg-atleta-13'),
  owner: owner as Owner,
}))
