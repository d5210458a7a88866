import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/overlay.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './confirm.module.css'

type Props = {
  opened: boolean
  /** The question. */
  title: string
  /** The act is under way: the dialog stays until it is known how it went. */
  pending: boolean
  onKeep: () => void
  /** It is off the screen, and the focus back where it was. */
  onClosed?: () => void
  children: ReactNode
}

/** The frame of a question that has to be answered before anything else. */
export function ConfirmModal({ opened, title, pending, onKeep, onClosed, children }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={() => {
        if (!pending) onKeep()
      }}
      title={title}
      closeButtonProps={{ 'aria-disabled': pending }}
      classNames={{ content: classes.dialog ?? '', header: classes.dialog ?? '' }}
      {...(onClosed ? { onExitTransitionEnd: onClosed } : {})}
    >
      <div className={classes.body}>{children}</div>
    </Modal>
  )
}

/** What follows from the act, in one sentence that is seen first. */
export function Consequence({ children }: { children: ReactNode }) {
  return <p className={classes.consequence}>{children}</p>
}
