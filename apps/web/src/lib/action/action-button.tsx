import type { ReactNode } from 'react'
import { SlowNotice } from '../loading/slow-notice.tsx'
import { ActionFailure } from './action-failure.tsx'
import classes from './action-button.module.css'
import type { ActionState } from './action.ts'
import { SendingButton, type SendingButtonProps } from './sending-button.tsx'

type Props = SendingButtonProps & {
  action: Omit<ActionState, 'error' | 'reset'>
  /** Other buttons after it. */
  beside?: ReactNode
}

/** The button of an action, with why it failed above it, and a way out of a slow call below it (G4). */
export function ActionButton({ beside, ...button }: Props) {
  const { action } = button
  return (
    <div className={classes.action}>
      <ActionFailure action={action} />
      <div className={classes.buttons}>
        <SendingButton {...button} />
        {beside}
      </div>
      {action.pending && <SlowNotice onCancel={action.abort} />}
    </div>
  )
}
