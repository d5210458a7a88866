import type { AffectedBooking } from '@campo-livre/domain/closures/closure-preview.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatShortDay, formatTime, formatTimes } from '@campo-livre/domain/time/format.ts'
import { NativeSelect } from '@mantine/core'
import { formatPhone } from '../../../lib/format/format-phone.ts'
import type { Action } from './choose.ts'
import classes from './decide-step.module.css'

type Props = {
  booking: AffectedBooking
  timeZone: string
  action: Action
  onAction: (action: Action) => void
}

const actions: readonly Action[] = ['move', 'cancel', 'keep']

/** A booking in the way of a closure, with what becomes of it. */
export function AffectedItem({ booking, timeZone, action, onAction }: Props) {
  const { code, customerName, customerPhone, fieldName, start, end, paidCents, nearest } = booking
  const when = `${formatShortDay(start, timeZone)}, ${formatTimes({ start, end }, timeZone)}`
  const back = paidCents > 0 ? ` e devolver ${formatCents(paidCents)}` : ''
  const choices = [
    ...(nearest ? [{ value: 'move', label: `Mudar para ${nearestWords(booking, timeZone)}` }] : []),
    { value: 'cancel', label: `Cancelar${back}` },
    { value: 'keep', label: 'Manter mesmo assim' },
  ]
  return (
    <li className={classes.item}>
      <div className={classes.facts}>
        <strong>{customerName}</strong>
        <span>{when}</span>
        <span className={classes.dim}>
          {[
            fieldName,
            code,
            customerPhone && formatPhone(customerPhone),
            paidCents > 0 ? `${formatCents(paidCents)} pagos` : 'nada pago ainda',
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </div>
      <NativeSelect
        className={classes.choice ?? ''}
        label={`O que fazer com ${code}`}
        data={choices}
        value={action}
        onChange={({ currentTarget: { value } }) => {
          const known = actions.find((each) => each === value)
          if (known) onAction(known)
        }}
      />
    </li>
  )
}

/** `ter, 24/11, 18h`, with the field where it is another one. */
function nearestWords({ fieldId, nearest }: AffectedBooking, timeZone: string): string {
  if (nearest === null) return ''
  const when = `${formatShortDay(nearest.start, timeZone)}, ${formatTime(nearest.start, timeZone)}`
  return nearest.fieldId === fieldId ? when : `${when}, ${nearest.fieldName}`
}
