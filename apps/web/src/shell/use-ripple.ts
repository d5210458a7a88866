import { useEffect } from 'react'
import { useAtomValue } from '../lib/store.ts'
import { themeAtom } from '../lib/theme-atom.ts'

/** F6: its code is fetched when somebody has switched it on. Without it nothing is missing. */
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
