import { RESEND_SECONDS } from '@campo-livre/domain/users/proof.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureSentence } from '../../lib/failure-sentence.ts'
import { limitOf, limitSentence } from '../../lib/limit.ts'
import { Notice } from '../../lib/notice.tsx'
import { Slow } from '../../lib/slow.tsx'
import { useWait } from '../../lib/use-wait.ts'
import { WaitLeft } from '../../lib/wait-left.tsx'
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

/** Asks for another mail, a minute after the last one (H11); until then it says how long that is. */
export function SendAgain({ label, send, sent, justSent }: Props) {
  const { left, begin } = useWait(justSent ? RESEND_SECONDS : 0)
  const sending = useRef(new AbortController())
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => {
      sending.current = new AbortController()
      return send(sending.current.signal)
    },
    onSuccess: () => begin(RESEND_SECONDS),
    onError: (failed) => begin(limitOf(failed) ?? 0),
  })
  const waiting = left > 0
  const limited = limitOf(error) !== null
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
      {waiting && (
        <span className={classes.wait}>
          em <WaitLeft seconds={left} />
        </span>
      )}
      {isPending && <Slow onCancel={() => sending.current.abort()} />}
      <span role="status" className={classes.told}>
        {isSuccess && sent}
      </span>
      {error && !(limited && !waiting) && (
        <Notice>
          {limited
            ? limitSentence(error)
            : failureSentence(error, 'Não deu para enviar agora. Tente de novo em instantes.')}
        </Notice>
      )}
    </div>
  )
}
