import { Collection } from '@mswjs/data'
import type * as z from 'zod/mini'
import { breathe } from './breathe.ts'
import { deepFreeze } from './deep-freeze.ts'
import { createRowIndex, type Indexes, type Row } from './row-index.ts'
import { schemaGate } from './schema-gate.ts'

/** A row was written (`row`) or removed (null); `before` it was so, or not there (null). */
export type OnChange<T> = (id: string, row: T | null, before: T | null) => void

/**
 * One collection as the handlers see it. Rows that come out are frozen; write with `insert` and `update`.
 */
export type Table<T extends Row, I extends string = never> = {
  /** Every row: the same list until one of them changes. */
  all(): readonly T[]
  find(id: string): T | undefined
  where(predicate: (row: T) => boolean): T[]
  /** The rows whose secondary key is `key`, in the order in which they came: the same list until one of them changes. */
  by(index: I, key: string): readonly T[]
  insert(row: T): Promise<T>
  update(id: string, patch: Partial<Omit<T, 'id'>>): Promise<T>
  remove(id: string): void
  /** Puts a row in that was checked when it was kept, or in the place of the one with its id. */
  restore(row: T): void
  /** Puts seeded rows in, unchecked (a test of the seed checks them) and without telling `onChange`. */
  load(rows: readonly T[]): Promise<void>
  clear(): void
}

/** After so many seeded rows others get a turn. */
const BREATH = 5000

export type TableOptions<T extends Row, I extends string> = {
  name: string
  schema: z.ZodMiniType<T, T>
  indexes: Indexes<T, I>
  onChange: OnChange<T>
}

/**
 * A table over one `Collection`, the gate of whatever is written. A seeded row becomes a record of it when it is first
 * written: making records of all of them would cost most of a start (decision 025). The table hides what bites at a
 * collection: ids are unique here, lookups by id or secondary key do not scan, nobody gets hold of a live record.
 */
export function createTable<T extends Row, I extends string>(options: TableOptions<T, I>): Table<T, I> {
  const { name, indexes, onChange } = options
  const gate = schemaGate(options.schema)
  const index = createRowIndex(indexes)
  let collection = new Collection({ schema: gate.schema })
  /** Those that have become one. */
  let records = new Map<string, Promise<T>>()

  const existing = (id: string): T => {
    const row = index.find(id)
    if (!row) throw new Error(`${name}: there is no ${id}`)
    return row
  }
  const keep = (made: T): T => {
    const frozen = deepFreeze(made)
    index.put(frozen)
    records.set(frozen.id, Promise.resolve(frozen))
    return frozen
  }
  const recordOf = (row: T): Promise<T> => {
    let record = records.get(row.id)
    if (!record)
      records.set(row.id, (record = gate.trusting(() => collection.create(row) as unknown as Promise<T>)))
    return record
  }
  const forget = (id: string): void => {
    void records.get(id)?.then((record) => collection.delete(record as never))
    records.delete(id)
  }

  return {
    all: index.all,
    find: index.find,
    where: (predicate) => index.all().filter(predicate),
    by: index.by,
    insert: async (row) => {
      if (index.find(row.id)) throw new Error(`${name}: ${row.id} exists already`)
      const made = keep(await collection.create(row))
      onChange(made.id, made, null)
      return made
    },
    update: async (id, patch) => {
      const change = { data: (draft: unknown) => void Object.assign(draft as T, patch) }
      const before = existing(id)
      const record = await recordOf(before)
      const made = keep((await collection.update(record as never, change)) as T)
      onChange(id, made, before)
      return made
    },
    remove: (id) => {
      const row = existing(id)
      forget(id)
      index.drop(row)
      onChange(id, null, row)
    },
    restore: (row) => {
      const before = index.find(row.id) ?? null
      forget(row.id)
      index.put(deepFreeze(row), true)
      onChange(row.id, row, before)
    },
    load: async (seeded) => {
      for (const [position, row] of seeded.entries()) {
        if (position % BREATH === BREATH - 1) await breathe()
        if (index.find(row.id)) throw new Error(`${name}: ${row.id} exists already`)
        index.put(deepFreeze(row))
      }
    },
    clear: () => {
      // Its own `clear` takes n² steps and skips every second hook.
      collection = new Collection({ schema: gate.schema })
      records = new Map()
      index.clear()
    },
  }
}
