import { useSyncExternalStore } from 'react'

/** The width from which a whole week fits with tiles large enough to touch. */
const wide = '(min-width: 768px)'

function watch(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns whether the whole week fits; otherwise one day is shown. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(wide).matches)
}
