import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { RESEND_SECONDS } from '@campo-livre/domain/users/proof.ts'
import { formatCountdown } from '@campo-livre/domain/time/countdown.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureSentence } from '../../lib/failure-sentence.ts'
import { Notice } from '../../lib/notice.tsx'
import { Slow } from '../../lib/slow.tsx'
import classes from './send-again.module.css'

type Props = {
  /** `Enviar outro código`. */
  label: string
  send: (signal: AbortSignal) => Promise<void>
  /** What to say when it was sent. */
  sent: string
  /** Whether a mail went out just now, so that the wait has begun. */
  justSent: boolean
}

/**
 * A wait, in seconds left, and how to begin one. By the clock that only counts what goes by: a phone that thinks it is
 * another day waits no longer.
 */
function useWait(first: number): [left: number, begin: (seconds: number) => void] {
  const [left, setLeft] = useState(first)
  const until = useRef(0)
  const begin = (seconds: number) => {
    until.current = performance.now() + seconds * 1000
    setLeft(seconds)
  }
  useEffect(() => {
    until.current = performance.now() + first * 1000
    const timer = setInterval(() => setLeft(Math.max(0, (until.current - performance.now()) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [first])
  return [left, begin]
}

/** Asks for another mail, a minute after the last one (H11); until then it says how long that is. */
export function SendAgain({ label, send, sent, justSent }: Props) {
  const [left, begin] = useWait(justSent ? RESEND_SECONDS : 0)
  const sending = useRef(new AbortController())
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => {
      sending.current = new AbortController()
      return send(sending.current.signal)
    },
    onSuccess: () => begin(RESEND_SECONDS),
    onError: (failed) => {
      if (failed instanceof ApiError && failed.status === 429) begin(failed.retryAfter ?? RESEND_SECONDS)
    },
  })
  const waiting = left > 0
  return (
    <div className={classes.again}>
      <button
        type="button"
        className={button.secondary}
        aria-disabled={waiting || isPending}
        aria-busy={isPending}
        onClick={() => {
          if (!waiting && !isPending) mutate()
        }}
      >
        {label}
      </button>
      {waiting && <span className={classes.wait}>em {formatCountdown(left)} min</span>}
      {isPending && <Slow onCancel={() => sending.current.abort()} />}
      <span role="status" className={classes.told}>
        {isSuccess && sent}
      </span>
      {error && (
        <Notice>{failureSentence(error, 'Não deu para enviar agora. Tente de novo em instantes.')}</Notice>
      )}
    </div>
  )
}
