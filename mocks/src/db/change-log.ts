/** What differs from the seed, by table: a row as it is now, or null where a seeded row was removed. */
type Changes = Map<string, Map<string, { id: string } | null>>
export type RowChanges = ReadonlyMap<string, { id: string } | null>

/** What nobody has saved yet: rows by table, and whether all that was saved before is void. */
export type Unsaved = { afresh: boolean; rows: readonly { table: string; id: string }[] }

/** Keeps the changes since the seed, and which of them nobody has saved yet. */
export function createChangeLog() {
  let changes: Changes = new Map()
  let unsaved = new Map<string, { table: string; id: string }>()
  let afresh = false
  let dirty = false
  let quiet = false
  let edits = 0
  const touch = () => {
    edits++
    dirty = true
  }
  return {
    record: (table: string, id: string, row: { id: string } | null) => {
      const rows = changes.get(table) ?? new Map<string, { id: string } | null>()
      changes.set(table, rows.set(id, row))
      if (quiet) return
      unsaved.set(`${table}/${id}`, { table, id })
      touch()
    },
    of: (table: string): RowChanges => changes.get(table) ?? new Map(),
    get unsaved(): Unsaved {
      return { afresh, rows: [...unsaved.values()] }
    },
    markDirty: touch,
    markSaved: () => {
      unsaved = new Map()
      afresh = false
      dirty = false
    },
    /** Answers how what is unsaved can be again what it is now. */
    keep: (): (() => void) => {
      const kept = { unsaved: new Map(unsaved), afresh, dirty }
      return () => ({ unsaved, afresh, dirty } = kept)
    },
    /** Changes that the task makes count as saved: they come from where things are saved. */
    takeOver: async (task: () => Promise<void>) => {
      quiet = true
      try {
        await task()
      } finally {
        quiet = false
      }
    },
    get dirty() {
      return dirty
    },
    /** Grows with every change. */
    get edits() {
      return edits
    },
    clear: () => {
      changes = new Map()
      unsaved = new Map()
      afresh = true
      touch()
    },
  }
}
export type ChangeLog = ReturnType<typeof createChangeLog>
