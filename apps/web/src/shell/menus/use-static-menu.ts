import { useAtomValue } from '../../lib/state/store.ts'
import { themeAtom } from '../../lib/theme/theme-atom.ts'
import { useMedia } from '../../lib/browser/use-media.ts'

/** Returns whether the side menu is beside the page: above 991 px, unless it is set to overlay it (C1, F2). */
export function useStaticMenu(): boolean {
  const wide = useMedia('not all and (max-width: 991px)')
  return useAtomValue(themeAtom).menuMode === 'static' && wide
}
