import { RESEND_SECONDS } from '@campo-livre/domain/users/proof.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { secondsToRetry } from '../../../lib/notice/rate-limit.ts'
import { useCountdown } from '../../../lib/notice/use-countdown.ts'

type Options = {
  send: (signal: AbortSignal) => Promise<void>
  /** True when a mail was just sent, so that the wait has begun. */
  justSent: boolean
}

export type Again = ReturnType<typeof useSendAgain>

/** Sends another mail, at the earliest a minute after the last one (H11). */
export function useSendAgain({ send, justSent }: Options) {
  const { left, begin } = useCountdown(justSent ? RESEND_SECONDS : 0)
  const sending = useRef(new AbortController())
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => {
      sending.current = new AbortController()
      return send(sending.current.signal)
    },
    onSuccess: () => begin(RESEND_SECONDS),
    onError: (failed) => begin(secondsToRetry(failed) ?? 0),
  })
  const off = left > 0 || isPending
  return {
    left,
    /** True while it has to wait or is being sent. */
    off,
    pending: isPending,
    sent: isSuccess,
    error,
    send: () => {
      if (!off) mutate()
    },
    abort: () => sending.current.abort(),
  }
}
