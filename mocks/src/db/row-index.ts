export type Row = { readonly id: string }
/** The secondary keys of a row; null where it has none. */
export type Indexes<T, I extends string> = Record<I, (row: T) => string | null>

/** Rows by id and by their secondary keys, so that looking one up scans nothing. */
export function createRowIndex<T extends Row, I extends string>(indexes: Indexes<T, I>) {
  const rows = new Map<string, T>()
  const names = Object.keys(indexes) as I[]
  const keyed = new Map(names.map((name) => [name, new Map<string, Map<string, T>>()]))

  const dropKeys = (row: T) => {
    for (const name of names) {
      const key = indexes[name](row)
      if (key !== null) keyed.get(name)?.get(key)?.delete(row.id)
    }
  }
  return {
    find: (id: string) => rows.get(id),
    by: (name: I, key: string) => [...(keyed.get(name)?.get(key)?.values() ?? [])],
    /**
     * Puts a row in, in the place of the one with its id; where a key stays the same, so does the row's
     * position.
     */
    put: (row: T) => {
      const before = rows.get(row.id)
      if (before && names.some((name) => indexes[name](before) !== indexes[name](row))) dropKeys(before)
      rows.set(row.id, row)
      for (const name of names) {
        const key = indexes[name](row)
        if (key === null) continue
        const bucket = keyed.get(name)?.get(key)
        if (bucket) bucket.set(row.id, row)
        else keyed.get(name)?.set(key, new Map([[row.id, row]]))
      }
    },
    drop: (row: T) => {
      dropKeys(row)
      rows.delete(row.id)
    },
    clear: () => {
      rows.clear()
      for (const buckets of keyed.values()) buckets.clear()
    },
  }
}
