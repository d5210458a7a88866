/**
 * Where text is kept between visits. `write` rejects when there is no room; when it resolves, a reload finds
 * it.
 */
export type Store = {
  read(key: string): Promise<string | null>
  /** All entries whose keys begin with `prefix`. */
  readAll(prefix: string): Promise<ReadonlyMap<string, string>>
  /** All or nothing, null for an entry that goes; before that, what begins with `dropped` is gone. */
  write(entries: Record<string, string | null>, dropped?: string): Promise<void>
}

/** A store that lives as long as the test does. */
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
