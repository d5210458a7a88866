import type { Row, Table, TableSpec } from '@campo-livre/backend/store/table.ts'
import type { RowCollection } from './checked-row.ts'
import { createRecordStore, type OnChange } from './record-store.ts'
import { createRowIndex } from './row-index.ts'

/** A table whose rows are in memory. */
export type MemoryTable<T extends Row, I extends string = never> = Table<T, I> & {
  /** As `take`; a row that was removed comes back to its place. */
  restore(row: T): Promise<void>
  /**
   * Puts seeded rows into an empty table, unchecked (a test of the seed checks them) and without calling `onChange`.
   * They can be read at once.
   */
  load(rows: readonly T[]): void
  clear(): void
  /** Resolves when the collections hold every row. */
  collected(): Promise<void>
  /** The collections that hold the rows; a change made in one of them shows in the table. */
  readonly collections: readonly RowCollection<T>[]
}

export type TableOptions<T extends Row, I extends string> = TableSpec<T, I> & { onChange: OnChange<T> }

/**
 * Creates a table whose rows are records of `Collection`s, with an index that follows them (decision 031). It adds what
 * collections lack: ids are unique, lookups by id or secondary key do not scan, nobody gets a live record.
 */
export function createTable<T extends Row, I extends string>(options: TableOptions<T, I>): MemoryTable<T, I> {
  const { name, schema, indexes, onChange } = options
  const index = createRowIndex<T, I>(indexes)
  const store = createRecordStore<T>({ schema, index, onChange })
  /** Returns the index after it has caught up with the collections. */
  const settled = () => {
    store.settle()
    return index
  }
  const existing = (id: string): T => {
    const row = settled().find(id)
    if (!row) throw new Error(`${name}: there is no ${id}`)
    return row
  }

  return {
    name,
    schema,
    indexes,
    all: () => settled().all(),
    revision: () => settled().all(),
    find: (id) => settled().find(id),
    known: (id) => settled().find(id),
    taken: (key, value) => settled().by(key, value).length > 0,
    where: (predicate) => settled().all().filter(predicate),
    // All rows are at hand anyway.
    naming: () => settled().all(),
    by: (key, value) => settled().by(key, value),
    insert: async (row) => {
      await store.collected()
      if (settled().find(row.id)) throw new Error(`${name}: ${row.id} exists already`)
      return store.insert(row)
    },
    update: async (id, patch) => {
      await store.collected()
      return store.update(existing(id), patch as Partial<T>)
    },
    remove: (id) => store.remove(existing(id)),
    take: async (row) => {
      await store.collected()
      return store.take(row)
    },
    restore: async (row) => {
      await store.collected()
      return store.restore(row)
    },
    load: store.load,
    clear: store.clear,
    collected: store.collected,
    get collections() {
      return store.collections
    },
  }
}
