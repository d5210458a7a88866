import button from '@campo-livre/ui/button/button.module.css'
import { Notice } from '../../../lib/notice/notice.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { CountdownText } from '../../../lib/notice/countdown-text.tsx'
import classes from './send-again.module.css'
import type { ResendAction } from './use-send-again.ts'

type Props = {
  again: ResendAction
  /** `Enviar outro código`. */
  label: string
  /** The message after it was sent. */
  sent: string
}

/** The button that sends another mail, and the seconds until it may be used (H11). */
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
          em <CountdownText seconds={again.left} />
        </span>
      )}
      {again.pending && <SlowNotice onCancel={again.abort} />}
      <span role="status" className={classes.told}>
        {again.sent && sent}
      </span>
      <Failure {...again} />
    </div>
  )
}

/** Shows why the mail was not sent; the failure of an early request goes once its wait is over. */
function Failure({ sentence, limited, left }: ResendAction) {
  if (sentence === null || (limited && left === 0)) return null
  return <Notice>{sentence}</Notice>
}
