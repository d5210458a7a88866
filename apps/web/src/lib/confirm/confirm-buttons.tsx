import { confirmLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ActionState } from '../action/action.ts'
import { SlowNotice } from '../loading/slow-notice.tsx'
import { SendingButton } from '../action/sending-button.tsx'
import classes from './confirm.module.css'

/** The labels of a question's buttons, named by the action; `Não` and `Sim` where the question names it (F3). */
export type ConfirmLabels = { keep?: string; act?: string }

type Props = ConfirmLabels & {
  /** Red for a loss. */
  tone?: 'danger' | 'primary'
  action: Pick<ActionState, 'pending' | 'wait' | 'abort'>
  onKeep: () => void
  /** Called by the button; without it, the button submits its form. */
  onAct?: () => void
}

/**
 * The two buttons of a question, always in this order: first the one that changes nothing, which has the focus unless
 * a reason is asked for. After too many tries the other one shows the wait (H11).
 */
export function ConfirmButtons({ act = confirmLabels.accept, tone = 'danger', action, ...props }: Props) {
  const { onAct, ...keep } = props
  const { pending, abort } = action
  return (
    <ConfirmPair {...keep} pending={pending}>
      <SendingButton action={action} onClick={onAct} {...(tone === 'danger' ? { color: 'red' } : {})}>
        {act}
      </SendingButton>
      {pending && <SlowNotice label="Parar de esperar" onCancel={abort} />}
    </ConfirmPair>
  )
}

type PairProps = Pick<Props, 'keep' | 'onKeep'> & {
  pending: boolean
  /** The button of the action, where it is not the usual one. */
  children: ReactNode
}

/**
 * The two buttons with another one for the action. The first is disabled while the action runs, as it could not stop
 * it.
 */
export function ConfirmPair({ keep = confirmLabels.reject, pending, onKeep, children }: PairProps) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={onKeep} disabled={pending} data-autofocus data-keep>
        {keep}
      </Button>
      {children}
    </div>
  )
}
