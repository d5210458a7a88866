import { useSyncExternalStore } from 'react'

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Returns whether the device has a network, as the browser knows it. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine)
}
