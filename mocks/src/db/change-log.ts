/** What differs from the seed, by table: a row as it is now, or null where a seeded row was removed. */
type Changes = Map<string, Map<string, { id: string } | null>>
export type RowChanges = ReadonlyMap<string, { id: string } | null>

/** Keeps the changes since the seed, and whether there are any that nobody has saved yet. */
export function createChangeLog() {
  let changes: Changes = new Map()
  let dirty = false
  return {
    record: (table: string, id: string, row: { id: string } | null) => {
      const rows = changes.get(table) ?? new Map<string, { id: string } | null>()
      changes.set(table, rows.set(id, row))
      dirty = true
    },
    of: (table: string): RowChanges => changes.get(table) ?? new Map(),
    markDirty: () => void (dirty = true),
    markSaved: () => void (dirty = false),
    get dirty() {
      return dirty
    },
    clear: () => {
      changes = new Map()
      dirty = true
    },
  }
}
export type ChangeLog = ReturnType<typeof createChangeLog>
