import { useCallback, useState } from 'react'
import { useAtom } from '../../lib/state/store.ts'
import type { menuOpenAtom } from './menu-atom.ts'

type Overlay = [opened: boolean, needed: boolean, close: () => void]

/**
 * Returns the state of an overlay. `needed` stays true after the first opening, so that it can close with its
 * animation.
 */
export function useOverlay(openAtom: typeof menuOpenAtom): Overlay {
  const [opened, setOpened] = useAtom(openAtom)
  const [needed, setNeeded] = useState(false)
  if (opened && !needed) setNeeded(true)
  return [opened, needed, useCallback(() => setOpened(false), [setOpened])]
}
