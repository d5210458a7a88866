import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Limit } from '../notice/failure-notice.tsx'
import { Notice } from '../notice/notice.tsx'
import { SlowNotice } from '../loading/slow-notice.tsx'
import classes from './submit-button.module.css'
import { useRestoreFocus } from '../action/use-restore-focus.ts'
import type { Announcement } from './use-submit-form.ts'
import type { Countdown } from '../notice/use-countdown.ts'
import { CountdownText } from '../notice/countdown-text.tsx'

/** The state of `useSubmitForm` that the button shows. */
export type Sending = {
  pending: boolean
  abort: () => void
  notice: ReactNode
  /** True when it was refused for too many tries, so that the wait is shown. */
  limited: boolean
  wait: Pick<Countdown, 'left' | 'total'>
  /** The error of a field that has the focus already; only announced. */
  announcement: Announcement | null
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
  const { pending, abort, notice, limited, wait, announcement } = sending
  const button = useRestoreFocus(pending)
  const waiting = wait.left > 0
  return (
    <>
      {(notice !== null || limited) && (
        <Notice action={action}>
          {notice} {limited && <Limit {...wait} />}
        </Notice>
      )}
      <span aria-live="assertive" className="visually-hidden">
        {announcement && <span key={announcement.times}>{announcement.text}</span>}
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
            Tente de novo em <CountdownText seconds={wait.left} />
          </span>
        ) : (
          children
        )}
      </Button>
      {pending && <SlowNotice onCancel={abort} />}
    </>
  )
}
