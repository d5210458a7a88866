import { useEffect } from 'react'
import { useAtomValue } from '../../lib/state/store.ts'
import { themeAtom } from '../../lib/theme/theme-atom.ts'

/** Loads the code of the ripple once it is switched on (F6). */
export function useRipple(): void {
  const { ripple } = useAtomValue(themeAtom)
  useEffect(() => {
    if (!ripple) return undefined
    const stopped = new AbortController()
    void import('./ripple.ts').then(
      ({ followPointer }) => followPointer(stopped.signal),
      () => null,
    )
    return () => stopped.abort()
  }, [ripple])
}
