/**
 * A storage of texts that outlives a visit. `write` rejects when there is no room; when it resolves, a reload finds
 * them.
 */
export type Store = {
  read(key: string): Promise<string | null>
  /** Returns all entries whose keys begin with `prefix`. */
  readAll(prefix: string): Promise<ReadonlyMap<string, string>>
  /** Writes all entries or none; null removes one. Before that, removes every entry whose key begins with `dropped`. */
  write(entries: Record<string, string | null>, dropped?: string): Promise<void>
}

/** Creates a store that lives as long as the test does. */
export function memoryStore(entries = new Map<string, string>()): Store {
  const under = (prefix: string) => [...entries].filter(([key]) => key.startsWith(prefix))
  return {
    read: async (key) => entries.get(key) ?? null,
    readAll: async (prefix) => new Map(under(prefix)),
    write: async (written, dropped) => {
      if (dropped !== undefined) for (const [key] of under(dropped)) entries.delete(key)
      for (const [key, value] of Object.entries(written)) {
        if (value === null) entries.delete(key)
        else entries.set(key, value)
      }
    },
  }
}
