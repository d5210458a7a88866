import type { Unsaved } from '../db/change-log.ts'
import type { MemoryDatabase } from '../db/database.ts'
import { headOf, readSnapshot, type Snapshot } from './snapshot.ts'
import type { Store } from './store.ts'

const HEAD = 'head'
/** The prefix of the keys of all rows that differ from the seed: `row/bookings/bkg_7k2q`. */
export const ROW = 'row/'

/** The position of each stored row, by its key: in that order rows are applied to the seed. */
export type Places = Map<string, number>

/** The text read in place of a missing entry: the row does not exist. */
const NO_ROW = ':null'

/**
 * Returns the unsaved differences from the seed as entries of a store, one for each row; null for one that is as the
 * seed has it.
 */
export function entriesOf(
  db: MemoryDatabase,
  { rows }: Unsaved,
  places: Places,
): Record<string, string | null> {
  const entries: Record<string, string | null> = { [HEAD]: JSON.stringify(headOf(db)) }
  let next = [...places.values()].reduce((most, place) => Math.max(most, place + 1), 0)
  for (const { table, id } of rows) {
    const key = `${ROW}${table}/${id}`
    const row = db.log.of(table).get(id)
    if (row === undefined) {
      places.delete(key)
      entries[key] = null
      continue
    }
    const place = places.get(key) ?? next++
    places.set(key, place)
    entries[key] = `${place}:${JSON.stringify(row)}`
  }
  return entries
}

export type Stored = { snapshot: Snapshot; places: Places }

/** Reads the snapshot of a store, or of its rows only those with these keys; null when there is no valid one. */
export async function storedIn(store: Store, keys?: readonly string[]): Promise<Stored | null> {
  const head = await store.read(HEAD)
  if (head === null) return null
  const rows = keys ? await readEach(store, keys) : await store.readAll(ROW)
  const placed = [...rows].filter(([, text]) => text !== NO_ROW)
  const places: Places = new Map(placed.map(([key, text]) => [key, Number.parseInt(text, 10)]))
  const inOrder = [...rows].toSorted(([a], [b]) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  const changes: Record<string, [string, unknown][]> = {}
  try {
    for (const [key, text] of inOrder) {
      const [, table = '', ...id] = key.split('/')
      const row: unknown = JSON.parse(text.slice(text.indexOf(':') + 1))
      ;(changes[table] ??= []).push([id.join('/'), row])
    }
    const snapshot = readSnapshot({ ...(JSON.parse(head) as object), changes })
    return snapshot && { snapshot, places }
  } catch {
    return null
  }
}

async function readEach(store: Store, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(keys.map((key) => store.read(key)))
  return new Map(keys.map((key, index) => [key, texts[index] ?? NO_ROW]))
}
