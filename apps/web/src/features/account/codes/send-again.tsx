import button from '@campo-livre/ui/button/button.module.css'
import { failureSentence } from '../../../lib/failure-sentence.ts'
import { limitOf, limitSentence } from '../../../lib/limit.ts'
import { Notice } from '../../../lib/notice.tsx'
import { Slow } from '../../../lib/slow.tsx'
import { WaitLeft } from '../../../lib/wait-left.tsx'
import classes from './send-again.module.css'
import type { Again } from './use-send-again.ts'

type Props = {
  again: Again
  /** `Enviar outro código`. */
  label: string
  /** What to say when it was sent. */
  sent: string
}

/** Asks for another mail; while that has to wait, it says how long (H11). */
export function SendAgain({ again, label, sent }: Props) {
  return (
    <div className={classes.again}>
      <button
        type="button"
        className={button.secondary}
        aria-disabled={again.off}
        aria-busy={again.pending}
        onClick={again.send}
      >
        {label}
      </button>
      {again.left > 0 && (
        <span className={classes.wait}>
          em <WaitLeft seconds={again.left} />
        </span>
      )}
      {again.pending && <Slow onCancel={again.abort} />}
      <span role="status" className={classes.told}>
        {again.sent && sent}
      </span>
      <Failure {...again} />
    </div>
  )
}

/** Why it was not sent; one that only had to wait has said so for long enough when it may be sent. */
function Failure({ error, left }: Again) {
  if (error === null) return null
  if (limitOf(error) === null)
    return <Notice>{failureSentence(error, 'Não deu para enviar agora. Tente de novo em instantes.')}</Notice>
  return left > 0 ? <Notice>{limitSentence(error)}</Notice> : null
}
