import '@campo-livre/ui/styles/form.css'
import { alternativesOf } from '@campo-livre/api/bookings/create-booking.ts'
import { companyFieldsQuery } from '@campo-livre/api/companies/list-company-fields.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { isEqualField } from '@campo-livre/domain/fields/equal-field.ts'
import { formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ActionButton } from '../../lib/action/action-button.tsx'
import type { Action } from '../../lib/action/action.ts'
import { type PickedTime, TimePicker } from './time-picker.tsx'
import classes from './pick-time.module.css'

type Props = {
  booking: BookingDetail
  /** True where the time of the booking itself counts as free. */
  own?: boolean
  /** The first day that is shown; null for today. */
  from?: string | null
  /** Returns whether a time may be picked; all where it is absent. */
  fits?: (time: { start: string; end: string }) => boolean
  picked: PickedTime | null
  onPick: (picked: PickedTime) => void
  /** The consequence of the picked time. */
  consequence: ReactNode
  action: Pick<
    Action<never, unknown>,
    'pending' | 'sentence' | 'limited' | 'wait' | 'abort' | 'error' | 'reset'
  >
  /** True where the picked time cannot be taken yet. */
  waits?: boolean
  act: string
  onAct: (picked: PickedTime) => void
  onClose: () => void
}

/** Another time for a booking, as long as its own, on its field or an equal one of the arena. */
export function PickTime({
  booking,
  own = false,
  from: firstDay = null,
  fits,
  picked,
  onPick,
  consequence,
  action,
  waits = false,
  act,
  onAct,
  onClose,
}: Props) {
  const { field, company, start, end } = booking
  const others = useQuery(companyFieldsQuery(company.id, 1)).data?.items ?? []
  const equal = others.filter((other) => other.id !== field.id && isEqualField(field, other))
  const nearest = alternativesOf(action.error)
  const pick = (time: PickedTime) => {
    action.reset()
    onPick(time)
  }
  return (
    <div className={classes.time}>
      <TimePicker
        fields={[field, ...equal]}
        minutes={(Date.parse(end) - Date.parse(start)) / 60_000}
        timeZone={company.timeZone}
        from={firstDay}
        fits={fits}
        own={own ? { fieldId: field.id, start, end } : null}
        picked={picked}
        onPick={pick}
      />
      <div role="status" className={classes.picked}>
        {picked === null ? 'Escolha quando você quer jogar.' : consequence}
      </div>
      <ActionButton
        action={action}
        disabled={picked === null || waits}
        onClick={() => picked && onAct(picked)}
        beside={
          <button type="button" className={button.secondary} onClick={onClose}>
            Voltar
          </button>
        }
      >
        {act}
      </ActionButton>
      {nearest.length > 0 && picked && (
        <div role="group" aria-label="Horários perto" className={classes.nearest}>
          {nearest.map(({ start: from, end: until }) => (
            <button
              key={from}
              type="button"
              className={button.secondary}
              onClick={() => pick({ ...picked, start: from, end: until })}
            >
              {pickedWhen({ start: from, end: until }, company.timeZone)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** `sex, 27/11, 20h às 21h`. */
export function pickedWhen(time: Pick<PickedTime, 'start' | 'end'>, timeZone: string): string {
  return `${formatShortDay(time.start, timeZone)}, ${formatTimes(time, timeZone)}`
}
