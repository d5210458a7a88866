import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'
import { Slow } from './slow.tsx'
import classes from './submit-button.module.css'
import type { Wait } from './use-wait.ts'
import { WaitLeft } from './wait-left.tsx'

/** What `useSendingForm` knows of the sending. */
export type Sending = {
  pending: boolean
  stop: () => void
  notice: ReactNode
  /** Whether it was refused because it came too often: the wait is told. */
  limited: boolean
  wait: Wait
}

type Props = Omit<ButtonProps, 'loading' | 'disabled'> & {
  sending: Sending
  /** A way on, beside what is told of a failure. */
  action?: ReactNode
  children: ReactNode
}

/**
 * What ends a form: why it could not be sent, its button, and the way to stop waiting. Who tried too often sees how long
 * to wait, and the button waits as well (H11).
 */
export function SubmitButton({ sending, action, children, ...look }: Props) {
  const { pending, stop, notice, limited, wait } = sending
  const button = useFocusKept(pending)
  const waiting = wait.left > 0
  return (
    <>
      {(notice !== null || limited) && (
        <Notice action={action}>
          {notice} {limited && <Limit {...wait} />}
        </Notice>
      )}
      <Button
        ref={button}
        type="submit"
        size="lg"
        fullWidth
        {...look}
        classNames={{ label: waiting ? (classes.waiting ?? '') : '' }}
        loading={pending}
        aria-disabled={waiting}
        data-disabled={waiting}
      >
        {waiting ? (
          <span>
            Tente de novo em <WaitLeft seconds={wait.left} />
          </span>
        ) : (
          children
        )}
      </Button>
      {pending && <Slow onCancel={stop} />}
    </>
  )
}

function Limit({ left, total }: Wait) {
  if (left === 0) return 'Já dá para tentar de novo.'
  return (
    <>
      Próxima tentativa em <WaitLeft seconds={left} spoken={total} />.
    </>
  )
}

/** A button that is off while it sends loses the focus: it gets it back, unless it has gone elsewhere. */
function useFocusKept(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useEffect(() => {
    if (!pending && had.current && document.activeElement === document.body) button.current?.focus()
    had.current = pending
  }, [pending])
  return button
}
