/** Where a value is stored: for all visits and tabs, or for this tab until it is closed. */
export const shelves = ['localStorage', 'sessionStorage'] as const
export type Shelf = (typeof shelves)[number]

/** Reads a key of the browser's storage; null when it is absent or the storage is blocked. */
export function readStored(key: string, shelf: Shelf = 'localStorage'): string | null {
  try {
    return window[shelf].getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes the key for null. Returns false where a full or blocked storage does not keep it. */
export function writeStored(key: string, value: string | null, shelf: Shelf = 'localStorage'): boolean {
  try {
    if (value === null) window[shelf].removeItem(key)
    else window[shelf].setItem(key, value)
    return true
  } catch {
    // Private windows may refuse: the value is then kept for this visit only.
    return false
  }
}

/** Removes every key that the test accepts. */
export function removeStored(test: (key: string) => boolean, shelf: Shelf): void {
  try {
    for (const key of Object.keys(window[shelf]).filter(test)) window[shelf].removeItem(key)
  } catch {
    // There is nothing in a storage that is blocked.
  }
}

/** Calls the listener when another tab changes the key. Returns a function that stops it. */
export function watchStored(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(readStored(key))
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
