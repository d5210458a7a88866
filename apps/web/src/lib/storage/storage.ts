/** Where things are kept: for all visits and tabs, or for this tab until it is closed. */
type Shelf = 'localStorage' | 'sessionStorage'

/** Reads a key of the browser's storage; null when there is none or storage is shut. */
export function readStored(key: string, shelf: Shelf = 'localStorage'): string | null {
  try {
    return window[shelf].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value, or removes the key with null. A full or shut storage is no reason to fail. */
export function writeStored(key: string, value: string | null, shelf: Shelf = 'localStorage'): void {
  try {
    if (value === null) window[shelf].removeItem(key)
    else window[shelf].setItem(key, value)
  } catch {
    // Private windows may refuse; the app then remembers for this visit only.
  }
}

/** Tells when another tab changes the key. Returns how to stop listening. */
export function watchStored(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(readStored(key))
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
