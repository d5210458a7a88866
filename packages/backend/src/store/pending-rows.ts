import { deepFreeze } from './deep-freeze.ts'
import type { RowChange } from './row-change.ts'
import { keysOf, type Row, type Table } from './table.ts'

/** A row as it was written, or null for a removed one. `last`: it stands behind all others. `turn`: its order. */
type Write<T> = { row: T | null; last: boolean; turn: number }

/** A write that is not stored yet, and the function that stores it. */
export type PendingWrite = RowChange & { turn: number; store: () => Promise<void> }

/** A table whose writes are kept aside. Its reads see them; the table below does not have them before they are stored. */
export type PendingRows<T extends Row, I extends string> = {
  table: Table<T, I>
  writes(): PendingWrite[]
  drop(): void
}

/**
 * Keeps the writes to a table aside. Reads give what the table itself would give after the same writes, in the same
 * order, and its own lists as long as no write touches them: what was worked out from a list stays valid. What begins
 * new data (`restore`, `load`, `clear`) goes to the table at once.
 */
export function pendingRows<T extends Row, I extends string>(
  below: Table<T, I>,
  nextTurn: () => number,
): PendingRows<T, I> {
  const writes = new Map<string, Write<T>>()
  /** The merged lists, each with the list below that it was made of. */
  const lists = new Map<string, { of: readonly T[]; list: readonly T[] }>()
  /** Stands for these writes, until there is another. */
  let revision: object = {}

  const find = (id: string): T | undefined => {
    const write = writes.get(id)
    return write ? (write.row ?? undefined) : below.find(id)
  }
  const known = (id: string): T | undefined => {
    const write = writes.get(id)
    return write ? (write.row ?? undefined) : below.known(id)
  }
  const existing = (id: string): T => {
    const row = find(id)
    if (!row) throw new Error(`${below.name}: there is no ${id}`)
    return row
  }
  const put = (id: string, row: T | null, last: boolean): void => {
    lists.clear()
    revision = {}
    const earlier = writes.get(id)
    if (earlier?.last === last) return void (earlier.row = row)
    writes.delete(id)
    writes.set(id, { row, last, turn: nextTurn() })
  }
  const checked = (row: T): T => deepFreeze(below.schema.parse(row))
  const listOf = (name: string, of: readonly T[], fits: (row: T) => boolean): readonly T[] => {
    if (writes.size === 0) return of
    const before = lists.get(name)
    if (before?.of === of) return before.list
    const list = merged(of, writes, fits)
    lists.set(name, { of, list })
    return list
  }
  const all = () => listOf('', below.all(), () => true)
  /** Writes a row in the place of the one with its id; at the end where there is none. */
  const replace = (row: T): void =>
    put(row.id, row, known(row.id) === undefined || writes.get(row.id)?.last === true)

  return {
    table: {
      ...below,
      all,
      revision: () => (writes.size === 0 ? below.revision() : revision),
      find,
      known,
      taken: (index, key) =>
        below.taken(index, key) ||
        [...writes.values()].some(
          ({ row }) => row !== null && keysOf(below.indexes, index, row).includes(key),
        ),
      where: (predicate) => all().filter(predicate),
      naming: (texts) => listOf(`naming/${JSON.stringify(texts)}`, below.naming(texts), () => true),
      by: (index, key) =>
        listOf(`${index}/${key}`, below.by(index, key), (row) =>
          keysOf(below.indexes, index, row).includes(key),
        ),
      insert: async (row) => {
        if (known(row.id)) throw new Error(`${below.name}: ${row.id} exists already`)
        const inserted = checked(row)
        put(row.id, inserted, true)
        return inserted
      },
      update: async (id, patch) => {
        const updated = checked({ ...existing(id), ...patch })
        replace(updated)
        return updated
      },
      remove: (id) => {
        existing(id)
        if (below.known(id)) return put(id, null, false)
        lists.clear()
        revision = {}
        writes.delete(id)
      },
      take: async (row) => replace(row),
    },
    writes: () =>
      [...writes].map(([id, { row, last, turn }]) => ({
        table: below.name,
        id,
        before: below.known(id) ?? null,
        after: row,
        turn,
        store: async () => {
          if (below.known(id) && (row === null || last)) below.remove(id)
          if (row) await below.take(row)
        },
      })),
    drop: () => {
      lists.clear()
      writes.clear()
    },
  }
}

/** Returns a list with the writes to it: changed rows in their places, others at the end; the list itself for none. */
function merged<T extends Row>(
  list: readonly T[],
  writes: ReadonlyMap<string, Write<T>>,
  fits: (row: T) => boolean,
): readonly T[] {
  const rest = new Map(writes)
  const rows: T[] = []
  let touched = false
  for (const row of list) {
    const write = rest.get(row.id)
    if (!write) {
      rows.push(row)
      continue
    }
    touched = true
    if (write.row === null || write.last || !fits(write.row)) continue
    rows.push(write.row)
    rest.delete(row.id)
  }
  for (const { row } of rest.values()) {
    if (row === null || !fits(row)) continue
    touched = true
    rows.push(row)
  }
  return touched ? Object.freeze(rows) : list
}
