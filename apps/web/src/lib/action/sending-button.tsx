import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { CountdownText } from '../notice/countdown-text.tsx'
import classes from './action-button.module.css'
import type { ActionState } from './action.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

export type SendingButtonProps = Omit<ButtonProps, 'loading' | 'classNames'> & {
  action: Pick<ActionState, 'pending' | 'wait'>
  /** Called by the button; without it, the button submits its form. */
  onClick?: (() => void) | undefined
  children: ReactNode
}

/**
 * The button of a call: it shows that the call runs and has the focus again afterwards. After too many tries it waits
 * and shows how long (H11).
 */
export function SendingButton({ action: { pending, wait }, onClick, children, ...look }: SendingButtonProps) {
  const button = useRestoreFocus(pending)
  const waiting = wait.left > 0
  return (
    <Button
      ref={button}
      type={onClick ? 'button' : 'submit'}
      {...look}
      {...(onClick ? { onClick } : {})}
      classNames={{ label: waiting ? (classes.waiting ?? '') : '' }}
      loading={pending}
      aria-disabled={waiting}
      data-disabled={waiting}
    >
      {waiting ? (
        <span>
          Tente de novo em <CountdownText seconds={wait.left} />
        </span>
      ) : (
        children
      )}
    </Button>
  )
}
