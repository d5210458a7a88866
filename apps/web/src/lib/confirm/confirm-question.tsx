import '@campo-livre/ui/styles/controls.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { ActionFailure } from '../action/action-failure.tsx'
import type { ActionState } from '../action/action.ts'
import { ConfirmButtons, type ConfirmLabels } from './confirm-buttons.tsx'
import classes from './confirm.module.css'

type Props = ConfirmLabels & {
  /** The question. */
  title: string
  /** The consequence of the action, where the question does not say it. */
  children?: ReactNode
  /** Red for a loss. */
  tone?: 'danger' | 'primary'
  /** The act, by `useAction`. */
  action: ActionState
  onAct: () => void
  onKeep: () => void
}

/** The same question inside the screen, for use in a drawer or where a dialog is too much. */
export function ConfirmQuestion({ title, children, onKeep, ...buttons }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const { action } = buttons
  useEffect(() => group.current?.querySelector<HTMLElement>('[data-keep]')?.focus(), [])
  const keep = () => {
    action.reset()
    onKeep()
  }
  return (
    <div ref={group} role="group" aria-label={title} className={`${classes.body} ${classes.question}`}>
      <p className={classes.title}>{title}</p>
      {children}
      <ActionFailure action={action} />
      <ConfirmButtons {...buttons} onKeep={keep} />
    </div>
  )
}
