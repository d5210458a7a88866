import { useAtomValue } from '../state/store.ts'
import { themeAtom } from './theme-atom.ts'
import { useMedia } from '../browser/use-media.ts'

/** Whether the page is dark: as chosen, else as the system is (F1). */
export function useDark(): boolean {
  const systemDark = useMedia('(prefers-color-scheme: dark)')
  return useAtomValue(themeAtom).darkTheme ?? systemDark
}
