import type { Calendar, CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { formatTime } from '@campo-livre/domain/time/format.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import { isUnmoved, take } from './hold.ts'
import { judgePlace, type MoveOffer } from './judge-place.ts'
import classes from './move-form.module.css'
import { differenceWords } from './move-words.ts'
import { gridAround, type Place } from './place.ts'

type Props = {
  booking: CalendarBooking
  calendar: Calendar
  date: string
  now: string
  price: 'rules' | 'keep'
  fieldId: string
  minutes: number
  onMove: (booking: CalendarBooking, to: Place, offer: MoveOffer) => void
}

/** The times of a day to which a booking can be moved, each with what it costs more or less. */
export function MoveTimes({ booking, calendar, date, now, price, fieldId, minutes, onMove }: Props) {
  const field = calendar.fields.find(({ id }) => id === fieldId)
  const grid = field ? gridAround(calendar, field, date) : []
  const times = grid
    .filter(({ day }) => day === date)
    .flatMap(({ start }) => {
      const to = { fieldId, start, end: start + minutes }
      const judged = judgePlace(booking, to, { calendar, now })
      if (!judged.ok || isUnmoved({ ...take(booking, 'whole'), to })) return []
      const offer: MoveOffer = price === 'keep' ? { ok: true, price, differenceCents: 0 } : judged
      return [{ to, offer }]
    })
  if (times.length === 0)
    return <p>Nenhum horário livre assim nesse dia. Tente outro campo, outra duração ou outro dia.</p>
  return (
    <ul className={classes.times} aria-label="Horários livres">
      {times.map(({ to, offer }) => (
        <li key={to.start}>
          <button type="button" className={classes.time} onClick={() => onMove(booking, to, offer)}>
            <span className={classes.hour}>{formatTime(toInstant(to.start), calendar.timeZone)}</span>{' '}
            <span className={classes.difference}>{differenceWords(offer.differenceCents)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
