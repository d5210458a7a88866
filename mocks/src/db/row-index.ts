import { type Indexes, keysOf, type Row } from '@campo-livre/backend/store/table.ts'

/** The rows of one key, by id, and the list of them, which is made on demand. */
type Bucket<T> = { rows: Map<string, T>; list: readonly T[] | null }

const nothing: readonly never[] = Object.freeze([])

/**
 * Creates an index of rows by id and by their secondary keys, so that lookups scan nothing. A secondary index is built
 * when it is first used. A list that was returned never changes and is the same one until a row of it changes, so
 * results computed from it can be cached by it.
 */
export function createRowIndex<T extends Row, I extends string>(indexes: Indexes<T, I>) {
  /** All rows by id. One that was dropped leaves null, so that it can come back to its position. */
  const rows = new Map<string, T | null>()
  let all: readonly T[] | null = null
  const keyed = new Map<I, Map<string, Bucket<T>>>()

  const listOf = (bucket: Bucket<T>) => (bucket.list ??= Object.freeze([...bucket.rows.values()]))
  const listOfAll = () => (all ??= Object.freeze([...rows.values()].filter((row) => row !== null)))
  const place = (buckets: Map<string, Bucket<T>>, key: string, row: T) => {
    let bucket = buckets.get(key)
    if (!bucket) buckets.set(key, (bucket = { rows: new Map(), list: null }))
    bucket.rows.set(row.id, row)
    bucket.list = null
  }
  const bucketsOf = (name: I) => {
    let buckets = keyed.get(name)
    if (!buckets) {
      keyed.set(name, (buckets = new Map()))
      for (const row of listOfAll()) for (const key of keysOf(indexes, name, row)) place(buckets, key, row)
    }
    return buckets
  }
  const unplace = (buckets: Map<string, Bucket<T>>, key: string, row: T) => {
    const bucket = buckets.get(key)
    if (bucket?.rows.delete(row.id)) bucket.list = null
  }
  return {
    find: (id: string) => rows.get(id) ?? undefined,
    all: listOfAll,
    by: (name: I, key: string): readonly T[] => {
      const bucket = bucketsOf(name).get(key)
      return bucket ? listOf(bucket) : nothing
    },
    /**
     * Adds a row, or replaces the one with its id; where a key stays the same, so does the row's position. A dropped
     * row is added at the end, or with `back` where it was.
     */
    put: (row: T, back = false) => {
      const before = rows.get(row.id)
      if (before === null) {
        if (back) keyed.clear()
        else rows.delete(row.id)
      }
      rows.set(row.id, row)
      all = null
      for (const [name, buckets] of keyed) {
        const keys = keysOf(indexes, name, row)
        const earlier = before ? keysOf(indexes, name, before) : []
        for (const key of earlier) if (!keys.includes(key)) unplace(buckets, key, row)
        for (const key of keys) place(buckets, key, row)
      }
    },
    drop: (row: T) => {
      for (const [name, buckets] of keyed)
        for (const key of keysOf(indexes, name, row)) unplace(buckets, key, row)
      rows.set(row.id, null)
      all = null
    },
    clear: () => {
      rows.clear()
      all = null
      keyed.clear()
    },
  }
}

/** The methods that are the same whatever the secondary keys are. */
export type RowIndex<T extends Row> = Pick<
  ReturnType<typeof createRowIndex<T, string>>,
  'find' | 'put' | 'drop' | 'clear'
>
