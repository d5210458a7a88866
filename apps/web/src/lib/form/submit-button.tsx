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

/** The state of `useSubmitForm` that the button shows. */
export type Sending = {
  pending: boolean
  abort: () => void
  notice: ReactNode
  /** True when it was refused for too many tries, so that the wait is shown. */
  limited: boolean
  wait: Wait
  /** The error of a field that has the focus already; only announced. */
  heard: Announcement | null
}

type Props = Omit<ButtonProps, 'loading' | 'disabled'> & {
  sending: Sending
  /** A link next to the failure. */
  action?: ReactNode
  children: ReactNode
}

/**
 * The end of a form: the failure, the button, and a way to cancel a slow call. After too many tries the button waits
 * and shows how long (H11).
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
