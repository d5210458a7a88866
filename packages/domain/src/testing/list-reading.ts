import { type Lookup, momentOf } from '../lists/compile-expression.ts'

/** The arena that rows of a list in a test belong to. */
export const listedArena = {
  id: 'arena',
  name: 'Arena Paulista',
  timeZone: 'America/Sao_Paulo',
  status: 'approved',
}

/** Returns what the rows of a list are read with at an instant: the arena above, and rows of other tables by their ids. */
export function listReading(now: string, beside: Partial<Lookup> = {}) {
  const lookup: Lookup = {
    find: (table, id) => (table === 'companies' && id === listedArena.id ? listedArena : undefined),
    by: () => [],
    ...beside,
  }
  return { lookup, moment: momentOf(now, null), world: null }
}
