import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Limit } from '../notice/failed.tsx'
import { Notice } from '../notice/notice.tsx'
import { Slow } from '../loading/slow.tsx'
import classes from './submit-button.module.css'
import { useFocusKept } from '../action/use-focus-kept.ts'
import type { Announcement } from './use-submit-form.ts'
import type { Wait } from '../notice/use-wait.ts'
import { WaitLeft } from '../notice/wait-left.tsx'

/** What `useSubmitForm` knows of the sending. */
export type Sending = {
  pending: boolean
  abort: () => void
  notice: ReactNode
  /** Whether it was refused because it came too often: the wait is told. */
  limited: boolean
  wait: Wait
  /** What a field that has the focus already says of itself: only read aloud. */
  heard: Announcement | null
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
  const { pending, abort, notice, limited, wait, heard } = sending
  const button = useFocusKept(pending)
  const waiting = wait.left > 0
  return (
    <>
      {(notice !== null || limited) && (
        <Notice action={action}>
          {notice} {limited && <Limit {...wait} />}
        </Notice>
      )}
      <span aria-live="assertive" className="visually-hidden">
        {heard && <span key={heard.times}>{heard.text}</span>}
      </span>
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
      {pending && <Slow onCancel={abort} />}
    </>
  )
}
