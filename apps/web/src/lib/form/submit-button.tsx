import type { ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Limit } from '../notice/failure-notice.tsx'
import { Notice } from '../notice/notice.tsx'
import { SlowNotice } from '../loading/slow-notice.tsx'
import { SendingButton } from '../action/sending-button.tsx'
import type { Announcement } from './use-submit-form.ts'
import type { Countdown } from '../notice/use-countdown.ts'

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
      <SendingButton size="lg" fullWidth {...look} action={sending}>
        {children}
      </SendingButton>
      {pending && <SlowNotice onCancel={abort} />}
    </>
  )
}
