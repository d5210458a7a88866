/** The differences from the seed, by table: a row as it is now, or null where a seeded row was removed. */
type Changes = Map<string, Map<string, { id: string } | null>>
export type RowChanges = ReadonlyMap<string, { id: string } | null>

/** The changes that are not saved yet. `afresh`: true if everything saved before is void. */
export type Unsaved = { afresh: boolean; rows: readonly { table: string; id: string }[] }

/** Records the changes since the seed, and which of them are not saved yet. Keys are `bookings/bkg_7k2q`. */
export function createChangeLog() {
  let changes: Changes = new Map()
  let unsaved = new Map<string, { table: string; id: string }>()
  /** The keys of the rows that the seed does not have. */
  let added = new Set<string>()
  /** Those of them that were removed. Needed only by an undo that puts them back in their place. */
  let gone = new Map<string, { table: string; id: string }>()
  let afresh = false
  let dirty = false
  let quiet = false
  let edits = 0
  return {
    record: (table: string, id: string, row: { id: string } | null, before: { id: string } | null) => {
      const key = `${table}/${id}`
      const rows = changes.get(table) ?? new Map<string, { id: string } | null>()
      if (before === null && !rows.has(id)) added.add(key)
      if (row !== null) gone.delete(key)
      else if (added.has(key)) gone.set(key, { table, id })
      changes.set(table, rows.set(id, row))
      edits++
      if (quiet) return
      unsaved.set(key, { table, id })
      dirty = true
    },
    /** Notes a row that the seed does not have and that was removed before a reload. */
    recordGone: (table: string, id: string): void => void gone.set(`${table}/${id}`, { table, id }),
    /**
     * Forgets rows that were added and removed again, except for those of `remembered`; the next save removes them,
     * too.
     */
    sweep: (remembered: () => ReadonlySet<string>): void => {
      if (gone.size === 0) return
      const kept = remembered()
      for (const [key, { table, id }] of gone) {
        if (kept.has(key)) continue
        changes.get(table)?.delete(id)
        added.delete(key)
        gone.delete(key)
        unsaved.set(key, { table, id })
      }
    },
    of: (table: string): RowChanges => changes.get(table) ?? new Map(),
    get unsaved(): Unsaved {
      return { afresh, rows: [...unsaved.values()] }
    },
    markDirty: () => {
      edits++
      dirty = true
    },
    markSaved: () => {
      unsaved = new Map()
      afresh = false
      dirty = false
    },
    /** Returns a function that makes the unsaved changes what they are now. */
    keep: (): (() => void) => {
      const kept = { unsaved: new Map(unsaved), gone: new Map(gone), afresh, dirty }
      return () => ({ unsaved, gone, afresh, dirty } = kept)
    },
    /** Runs a task whose changes count as saved, because they come from the store. */
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
    /** A number that grows with every change. */
    get edits() {
      return edits
    },
    clear: () => {
      changes = new Map()
      unsaved = new Map()
      added = new Set()
      gone = new Map()
      afresh = true
      edits++
      dirty = true
    },
  }
}
export type ChangeLog = ReturnType<typeof createChangeLog>
