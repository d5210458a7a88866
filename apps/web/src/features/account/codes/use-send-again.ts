import { RESEND_SECONDS } from '@campo-livre/domain/users/proof.ts'
import { useAction } from '../../../lib/action/use-action.ts'
import { useCountdown } from '../../../lib/notice/use-countdown.ts'

type Options = {
  send: (signal: AbortSignal) => Promise<void>
  /** True when a mail was just sent, so that the wait has begun. */
  justSent: boolean
}

export type ResendAction = ReturnType<typeof useSendAgain>

/** Sends another mail, at the earliest a minute after the last one (H11). */
export function useSendAgain({ send, justSent }: Options) {
  const pause = useCountdown(justSent ? RESEND_SECONDS : 0)
  const action = useAction({
    mutation: {
      mutationFn: async (_, { signal }) => {
        await send(signal)
        return true
      },
      meta: { changes: [] },
    },
    done: () => pause.begin(RESEND_SECONDS),
    failure: 'Não deu para enviar agora. Tente de novo em instantes.',
  })
  const left = Math.max(pause.left, action.wait.left)
  return {
    ...action,
    left,
    /** True while it has to wait or is being sent. */
    off: left > 0 || action.pending,
    sent: action.data === true,
    send: () => {
      if (left === 0) action.run()
    },
  }
}
