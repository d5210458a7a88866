import type { AffectedBooking } from '@campo-livre/domain/closures/closure-preview.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatShortDay, formatTime, formatTimes } from '@campo-livre/domain/time/format.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { formatPhone } from '../../../lib/format/format-phone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { type PickedTime, TimePicker } from '../../../shared/bookings/time-picker.tsx'
import type { ChoiceKind } from './choose.ts'
import classes from './decide-step.module.css'

type Props = {
  booking: AffectedBooking
  /** The fields of the arena, to which it can move. */
  fields: readonly { id: string; name: string }[]
  timeZone: string
  /** Null while the arena has to choose. */
  action: ChoiceKind | null
  /** The time to which it would move; null for none. */
  target: PickedTime | null
  /** The sentence about a time that was refused, or a choice that is missing; null for none. */
  problem: string | null
  onAction: (action: ChoiceKind) => void
  /** Called with another time to which it moves. */
  onPick: (time: PickedTime) => void
}

const actions: readonly ChoiceKind[] = ['move', 'cancel', 'keep']

/** The days before a booking from which on other times are shown. */
const DAYS_BEFORE = 7

/** A booking in the way of a closure, with what becomes of it. */
export function AffectedItem(props: Props) {
  const { booking, fields, timeZone, action, target, problem, onAction, onPick } = props
  const { code, customerName, customerPhone, fieldId, fieldName, start, end, paidCents } = booking
  const [picking, setPicking] = useState(false)
  const today = localDay(timeZone, useNow(60_000))
  const before = addDays(localDay(timeZone, start), -DAYS_BEFORE)
  const when = `${formatShortDay(start, timeZone)}, ${formatTimes({ start, end }, timeZone)}`
  const back = paidCents > 0 ? ` e devolver ${formatCents(paidCents)}` : ''
  const choices = [
    ...(action === null ? [{ value: '', label: 'Escolha' }] : []),
    ...(target ? [{ value: 'move', label: `Mudar para ${targetWords(target, fieldId, timeZone)}` }] : []),
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
      <div className={classes.choice}>
        <NativeSelect
          label={`O que fazer com ${code}`}
          data={choices}
          value={action ?? ''}
          data-choice={booking.id}
          error={problem}
          onChange={({ currentTarget: { value } }) => {
            const known = actions.find((each) => each === value)
            if (known) onAction(known)
          }}
        />
        <button
          type="button"
          className={button.subtle}
          aria-expanded={picking}
          aria-label={`Outro horário para ${code}`}
          onClick={() => setPicking(!picking)}
        >
          Outro horário
        </button>
      </div>
      {picking && (
        <div role="group" aria-label={`Novo horário de ${code}`} className={classes.picker}>
          <TimePicker
            fields={[{ id: fieldId, name: fieldName }, ...fields.filter(({ id }) => id !== fieldId)]}
            minutes={(Date.parse(end) - Date.parse(start)) / 60_000}
            timeZone={timeZone}
            from={before > today ? before : null}
            picked={target}
            onPick={onPick}
          />
        </div>
      )}
    </li>
  )
}

/** `ter, 24/11, 18h`, with the field where it is another one. */
function targetWords(target: PickedTime, fieldId: string, timeZone: string): string {
  const when = `${formatShortDay(target.start, timeZone)}, ${formatTime(target.start, timeZone)}`
  return target.fieldId === fieldId ? when : `${when}, ${target.fieldName}`
}
