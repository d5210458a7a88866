import { useCallback, useState } from 'react'
import { useAtom } from '../lib/store.ts'
import type { menuOpenAtom } from './menu-atom.ts'

type Overlay = [opened: boolean, needed: boolean, close: () => void]

/** Something that lies over the page now and then. It is needed from the first time on: it leaves as it came. */
export function useOverlay(openAtom: typeof menuOpenAtom): Overlay {
  const [opened, setOpened] = useAtom(openAtom)
  const [needed, setNeeded] = useState(false)
  if (opened && !needed) setNeeded(true)
  return [opened, needed, useCallback(() => setOpened(false), [setOpened])]
}
