import { useSyncExternalStore } from 'react'
import { useAtomValue } from './store.ts'
import { schemeAtom } from './scheme-atom.ts'

const system = '(prefers-color-scheme: dark)'

function watchSystem(listener: () => void): () => void {
  const query = window.matchMedia(system)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the page is dark: as chosen, else as the system is (F1). */
export function useDark(): boolean {
  const chosen = useAtomValue(schemeAtom)
  const systemDark = useSyncExternalStore(watchSystem, () => window.matchMedia(system).matches)
  return chosen === null ? systemDark : chosen === 'dark'
}
