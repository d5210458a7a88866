import { Collection } from '@mswjs/data'
import type * as z from 'zod/mini'
import { breathe } from './breathe.ts'
import { deepFreeze } from './deep-freeze.ts'
import { createRowIndex, type Indexes, type Row } from './row-index.ts'
import { schemaGate } from './schema-gate.ts'

/** A row was written (`row`) or removed (null). */
export type OnChange<T> = (id: string, row: T | null) => void

/**
 * One collection as the handlers see it. Rows that come out are frozen; write with `insert` and `update`.
 */
export type Table<T extends Row, I extends string = never> = {
  all(): readonly T[]
  find(id: string): T | undefined
  where(predicate: (row: T) => boolean): T[]
  /** The rows whose secondary key is `key`, in the order in which they came. */
  by(index: I, key: string): T[]
  insert(row: T): Promise<T>
  update(id: string, patch: Partial<Omit<T, 'id'>>): Promise<T>
  remove(id: string): void
  /** Puts seeded rows in, unchecked (a test of the seed checks them) and without telling `onChange`. */
  load(rows: readonly T[]): Promise<void>
  clear(): void
}

/** After so many seeded rows others get a turn. */
const BREATH = 500

export type TableOptions<T extends Row, I extends string> = {
  name: string
  schema: z.ZodMiniType<T, T>
  indexes: Indexes<T, I>
  onChange: OnChange<T>
}

/**
 * A table over one `Collection`. It hides what bites there: ids are unique here, lookups by id or secondary
 * key do not scan, nobody gets hold of a live record, and `clear` leaves nothing behind.
 */
export function createTable<T extends Row, I extends string>(options: TableOptions<T, I>): Table<T, I> {
  const { name, indexes, onChange } = options
  const gate = schemaGate(options.schema)
  let collection = new Collection({ schema: gate.schema })
  const index = createRowIndex(indexes)

  const existing = (id: string): T => {
    const row = index.find(id)
    if (!row) throw new Error(`${name}: there is no ${id}`)
    return row
  }
  const create = async (row: T): Promise<T> => {
    if (index.find(row.id)) throw new Error(`${name}: ${row.id} exists already`)
    const made = deepFreeze((await collection.create(row)) as T)
    index.put(made)
    return made
  }

  return {
    all: () => collection.all(),
    find: index.find,
    where: (predicate) => collection.all().filter(predicate),
    by: index.by,
    insert: async (row) => {
      const made = await create(row)
      onChange(made.id, made)
      return made
    },
    update: async (id, patch) => {
      const change = { data: (draft: unknown) => void Object.assign(draft as T, patch) }
      const made = deepFreeze((await collection.update(existing(id) as never, change)) as T)
      index.put(made)
      onChange(id, made)
      return made
    },
    remove: (id) => {
      const row = existing(id)
      collection.delete(row as never)
      index.drop(row)
      onChange(id, null)
    },
    load: async (seeded) => {
      gate.trust(true)
      for (const [position, row] of seeded.entries()) {
        if (position % BREATH === BREATH - 1) await breathe()
        await create(row)
      }
      gate.trust(false)
    },
    clear: () => {
      // Its own `clear` takes n² steps and skips every second hook.
      collection = new Collection({ schema: gate.schema })
      index.clear()
    },
  }
}
