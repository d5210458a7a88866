import { formatCents } from '@campo-livre/domain/money/money.ts'
import { MINUS } from '@campo-livre/domain/money/signed.ts'
import { tillMovementLabels } from '@campo-livre/domain/tills/till.ts'
import type { OpenTill } from '@campo-livre/domain/tills/till-row.ts'
import { formatTime } from '@campo-livre/domain/time/format.ts'
import classes from './till.module.css'

type Props = { movements: OpenTill['movements']; timeZone: string }

/** The sangrias and suprimentos of a till, each with its reason, time and author. */
export function TillMovements({ movements, timeZone }: Props) {
  return (
    <ul className={classes.lines} aria-label="Sangrias e suprimentos">
      {movements.map(({ id, kind, amountCents, reason, at, by }) => (
        <li key={id} className={classes.line}>
          <span className={classes.what}>
            <strong>{tillMovementLabels[kind]}</strong>: {reason}
            <small className={classes.note}>
              {[formatTime(at, timeZone), by].filter((part) => part !== null).join(', ')}
            </small>
          </span>
          <span className={classes.cents}>
            {kind === 'withdrawal' ? `${MINUS}${formatCents(amountCents)}` : formatCents(amountCents)}
          </span>
        </li>
      ))}
    </ul>
  )
}
