import { useAtomValue } from '../state/store.ts'
import { themeAtom } from './theme-atom.ts'
import { useMedia } from '../browser/use-media.ts'

/** Returns whether the page is dark: as chosen, else by the system (F1). */
export function useDark(): boolean {
  const systemDark = useMedia('(prefers-color-scheme: dark)')
  return useAtomValue(themeAtom).darkTheme ?? systemDark
}
