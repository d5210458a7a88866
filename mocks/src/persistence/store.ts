/**
 * Where text is kept between visits. `write` rejects when there is no room; when it resolves, a reload finds
 * it.
 */
export type Store = {
  read(key: string): Promise<string | null>
  /** All or nothing. */
  write(entries: Record<string, string>): Promise<void>
}

/** A store that lives as long as the test does. */
export function memoryStore(entries = new Map<string, string>()): Store {
  return {
    read: async (key) => entries.get(key) ?? null,
    write: async (written) => {
      for (const [key, value] of Object.entries(written)) entries.set(key, value)
    },
  }
}
