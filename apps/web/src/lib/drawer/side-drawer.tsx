import '@campo-livre/ui/styles/overlay.css'
import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { giveFocusBack, keepFocusIn } from '../browser/give-focus-back.ts'
import classes from './side-drawer.module.css'
import { useReturnFocus } from '../browser/use-return-focus.ts'
import { useMedia } from '../browser/use-media.ts'
import { useOpenedAfterMount } from '../loading/use-opened-after-mount.ts'

type Props = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** True while a question lies over it, which Escape closes first. */
  covered?: boolean
  /** Returns what gets the focus when it closes and what had it before is gone; the content without one. */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}

/** A drawer at the side of the screen; on a phone a sheet from below. */
export function SideDrawer({ opened, onClose, title, covered = false, returnTo = nowhere, children }: Props) {
  const shown = useOpenedAfterMount(opened)
  return (
    <Drawer
      opened={shown}
      onFocus={giveFocusBack(opened)}
      onClick={({ currentTarget }) => keepFocusIn(currentTarget)}
      onClose={onClose}
      // Mantine's own takes the focus from a message that got it as the drawer closed.
      returnFocus={false}
      onExitTransitionEnd={useReturnFocus(shown, returnTo)}
      position={useMedia('(max-width: 767px)') ? 'bottom' : 'right'}
      size="md"
      closeOnEscape={!covered}
      title={title}
      closeButtonProps={{ 'aria-label': controlLabels.close, size: 44 }}
      classNames={{ content: classes.sheet ?? '' }}
    >
      {children}
    </Drawer>
  )
}

function nowhere(): null {
  return null
}
