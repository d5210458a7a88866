import { formatCents } from '@campo-livre/domain/money/money.ts'
import { describeRemedy } from '@campo-livre/domain/rain/describe-rain.ts'
import type { RainedBooking } from '@campo-livre/domain/rain/rain-preview.ts'
import { type RainAction, rainActionsFor } from '@campo-livre/domain/rain/rain-remedy.ts'
import { formatPhone } from '../../../lib/format/format-phone.ts'
import { formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import { NativeSelect } from '@mantine/core'
import classes from '../new/decide-step.module.css'

type Props = {
  booking: RainedBooking
  timeZone: string
  action: RainAction
  onAction: (action: RainAction) => void
}

/** A booking in a rain, with what its rules give and what becomes of it. */
export function RainedItem({ booking, timeZone, action, onAction }: Props) {
  const { code, customerName, customerPhone, fieldName, start, end, paidCents, remedy } = booking
  const possible = rainActionsFor(remedy)
  const labels: Readonly<Record<RainAction, string>> = {
    offer: 'Dar o que a regra diz',
    keep: 'Manter: teve jogo',
    cancel: paidCents > 0 ? `Cancelar e devolver ${formatCents(paidCents)}` : 'Cancelar',
  }
  const paid = paidCents > 0 ? `${formatCents(paidCents)} pagos` : 'nada pago ainda'
  return (
    <li className={classes.item}>
      <div className={classes.facts}>
        <strong>{customerName}</strong>
        <span>
          {formatShortDay(start, timeZone)}, {formatTimes({ start, end }, timeZone)}
        </span>
        <span>{describeRemedy(booking)}</span>
        <span className={classes.dim}>
          {[fieldName, code, customerPhone && formatPhone(customerPhone), paid]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </div>
      <NativeSelect
        className={classes.choice ?? ''}
        label={`O que fazer com ${code}`}
        data={possible.map((each) => ({ value: each, label: labels[each] }))}
        value={action}
        onChange={({ currentTarget: { value } }) => {
          const known = possible.find((each) => each === value)
          if (known) onAction(known)
        }}
      />
    </li>
  )
}
