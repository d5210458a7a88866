/** Where a browser keeps text between visits. `set` throws when there is no room. */
export type Store = { get(key: string): string | null; set(key: string, value: string): void }

/** `localStorage`; where a browser forbids it nothing is kept. */
export function browserStore(): Store {
  return {
    get: (key) => {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    set: (key, value) => localStorage.setItem(key, value),
  }
}

/** A store that lives as long as the test does. */
export function memoryStore(entries = new Map<string, string>()): Store {
  return { get: (key) => entries.get(key) ?? null, set: (key, value) => void entries.set(key, value) }
}
