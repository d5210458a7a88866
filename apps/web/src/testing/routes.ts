import routesGuide from '../../../../docs/routes.md?raw'

/** The owner of a route, in the words of docs/routes.md. */
export type Owner = 'everyone' | 'guests' | 'athlete' | 'company' | 'admin'

export type Address = { pattern: string; path: string; owner: Owner }

/** The id of the seed for each route with an id. */
const ids: Readonly<Record<string, string>> = {
  '/field/$id': 'fld-arena-beira-mar-campo-norte',
  '/company/$id': 'cmp-arena-beira-mar',
  '/company/till/$id': 'till-arena-beira-mar-001',
  '/company/fields/$id': 'fld-arena-beira-mar-campo-norte',
  '/company/series/$id': 'ser-atleta',
  '/atleta/horarios-fixos/$id': 'ser-atleta',
  '/racha/$id': 'convite-rch-atleta-01',
  '/conta/$id': 'cota-atleta-06',
  '/passar/$id': 'passo-atleta-15',
  '/atletas/$id': 'rafa7k2q9mxt',
  '/atleta/contas/$id': 'conta-atleta-01',
  '/atleta/rachas/$id': 'rch-atleta-01',
  '/atleta/comandas/$id': 'tab-arena-beira-mar-006',
  '/atleta/reservas/$id': 'bkg-atleta-13',
  '/atleta/reservas/$id/pagamento': 'bkg-atleta-13',
}

/** Every route of a guide like docs/routes.md, with its owner and an address of it; throws for one without an id. */
export function routesIn(guide: string): readonly Address[] {
  const rows = guide.matchAll(/^\| `(\/[^`]*)` \|[^|]*\| (everyone|guests|athlete|company|admin) \|/gm)
  return [...rows].map(([, pattern = '', owner]) => {
    const path = pattern.replace('$id', ids[pattern] ?? '$id')
    if (path.includes('$'))
      throw new Error(`apps/web/src/testing/routes.ts: add '${pattern}' to ids, with an id of the seed.`)
    return { pattern, path, owner: owner as Owner }
  })
}

/** Every route of docs/routes.md. */
export const routes = routesIn(routesGuide)
