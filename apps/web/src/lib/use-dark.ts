import { schemeAtom } from './scheme-atom.ts'
import { useAtomValue } from './store.ts'
import { useMedia } from './use-media.ts'

/** Whether the page is dark: as chosen, else as the system is (F1). */
export function useDark(): boolean {
  const chosen = useAtomValue(schemeAtom)
  const systemDark = useMedia('(prefers-color-scheme: dark)')
  return chosen === null ? systemDark : chosen === 'dark'
}
