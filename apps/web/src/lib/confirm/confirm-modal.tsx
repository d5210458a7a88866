import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/overlay.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { giveFocusBack } from '../browser/give-focus-back.ts'
import { useReturnFocus } from '../browser/use-return-focus.ts'
import classes from './confirm.module.css'

type Props = {
  opened: boolean
  /** The question. */
  title: string
  /** True while the action runs: the dialog stays open until there is a result. */
  pending: boolean
  onKeep: () => void
  /** Called when it is closed and the focus is back. */
  onClosed?: () => void
  children: ReactNode
}

/** The frame of a modal question. */
export function ConfirmModal({ opened, title, pending, onKeep, onClosed, children }: Props) {
  const giveBack = useReturnFocus(opened, nowhere)
  return (
    <Modal
      opened={opened}
      onFocus={giveFocusBack(opened)}
      onClose={() => {
        if (!pending) onKeep()
      }}
      title={title}
      closeButtonProps={{ 'aria-disabled': pending }}
      classNames={{ content: classes.dialog ?? '', header: classes.dialog ?? '' }}
      // Mantine's own takes the focus from a message that got it as the question closed.
      returnFocus={false}
      onExitTransitionEnd={() => {
        giveBack()
        onClosed?.()
      }}
    >
      <div className={classes.body}>{children}</div>
    </Modal>
  )
}

function nowhere(): null {
  return null
}

/** The consequence of an action, in one sentence above everything else. */
export function Consequence({ children }: { children: ReactNode }) {
  return <p className={classes.consequence}>{children}</p>
}
