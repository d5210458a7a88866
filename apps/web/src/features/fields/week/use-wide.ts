import { useSyncExternalStore } from 'react'

/** From here on a whole week has room for tiles that a thumb can hit. */
const wide = '(min-width: 768px)'

function watch(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for the whole week; else one day is shown at a time. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(wide).matches)
}
