import type * as z from 'zod/mini'
import type { TableName } from './records.ts'

export type Row = { readonly id: string }
/** Functions that return a secondary key of a row, or several; null where it has none. */
export type Indexes<T, I extends string> = Record<I, (row: T) => string | null | readonly string[]>

/** Returns the keys under which a row stands in an index, each once. */
export function keysOf<T, I extends string>(indexes: Indexes<T, I>, name: I, row: T): readonly string[] {
  const keys = indexes[name](row)
  if (keys === null) return none
  return typeof keys === 'string' ? [keys] : [...new Set(keys)]
}

const none: readonly never[] = Object.freeze([])

/** The description of a table: its name, the schema of its rows and their secondary keys. */
export type TableSpec<T extends Row, I extends string = never> = {
  readonly name: TableName
  readonly schema: z.ZodMiniType<T, T>
  readonly indexes: Indexes<T, I>
}

/** Texts to be found in rows, small letters for capitals: some `anywhere`, `keys` where no letter or figure follows. */
export type Naming = { readonly anywhere: readonly string[]; readonly keys?: readonly string[] }

/** One table as the calls see it. Rows that come out are frozen; write with `insert` and `update`. */
export type Table<T extends Row, I extends string = never> = {
  /** Returns every row: the same list until one of them changes. */
  all(): readonly T[]
  /** Returns an object that is the same until a row changes: what is worked out from a table is kept with it. */
  revision(): object
  find(id: string): T | undefined
  /** Returns a row as `find` does, without looking for one that nobody has read: a new id is there with nobody. */
  known(id: string): T | undefined
  /**
   * Returns whether a row is known to have a key, to draw one that is free. A store that loads rows as they are asked for
   * says no of those that nobody has read: it refuses a second one when it is stored, and the call draws again.
   */
  taken(index: I, key: string): boolean
  where(predicate: (row: T) => boolean): T[]
  /** Returns the rows in whose stored values one of the texts stands, and maybe others: whoever asks looks at them. */
  naming(texts: Naming): readonly T[]
  /** Returns the rows that have `key` as a secondary key, in order of insertion: the same list until one of them changes. */
  by(index: I, key: string): readonly T[]
  insert(row: T): Promise<T>
  update(id: string, patch: Partial<Omit<T, 'id'>>): Promise<T>
  remove(id: string): void
  /** Adds a checked row at the end, or in place of the one with its id. */
  take(row: T): Promise<void>
} & TableSpec<T, I>
