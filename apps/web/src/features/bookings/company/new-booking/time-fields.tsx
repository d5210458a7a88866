import { gridOf } from '@campo-livre/domain/availability/grid.ts'
import { type CounterSchedule, EXTRA_MINUTES } from '@campo-livre/domain/bookings/quote/judge-at-counter.ts'
import { formatMinute } from '@campo-livre/domain/series/slot-words.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatLength, formatShortDay, formatTime, formatTimes } from '@campo-livre/domain/time/format.ts'
import { toInstant, toLocal } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { NativeSelect } from '@mantine/core'
import { DayInput } from '../../../../lib/form/day-input.tsx'
import { isDay } from '../../../../lib/resource/filters/filter-problem.ts'
import classes from './new-booking.module.css'
import { type JudgedTime, startNote } from './judge-time.ts'
import { placeOf, type TimeValues, timeOf } from './new-booking-values.ts'

type Offer = { start: string; end: string }
type Props = {
  time: TimeValues
  /** The schedule of its field on its day; undefined while that is read. */
  schedule: CounterSchedule | undefined
  /** The price or the problem, before it is sent. */
  judged: JudgedTime | undefined
  fields: readonly { id: string; name: string }[]
  timeZone: string
  /** The server's refusal of this time, with other times. */
  refused: { message: string; alternatives: readonly Offer[] } | null
  onTime: (time: TimeValues) => void
  onRemove: (() => void) | undefined
}

/** The most whole slots that are offered at once. */
const MOST_SLOTS = 6

/** One time of a new booking, with its price by the rules, or why it cannot be booked. */
export function TimeFields({ time, schedule, judged, fields, timeZone, refused, onTime, onRemove }: Props) {
  const place = placeOf(time, timeZone)
  const hasDay = isDay(time.day)
  const wrong = judged && !judged.ok ? judged.message : null
  const problem = refused?.message ?? (hasDay ? wrong : null)
  const others = refused?.alternatives ?? (judged && !judged.ok ? judged.others : [])
  const starts = schedule
    ? gridOf(schedule, time.day, 1).map(({ start, end }) => {
        const note = startNote(schedule, { start: toInstant(start), end: toInstant(end) })
        return {
          value: String(
            toLocal(timeZone, start).minute + (toLocal(timeZone, start).day > time.day ? 1440 : 0),
          ),
          label: `${formatTime(toInstant(start), timeZone)}${note === null ? '' : `, ${note}`}`,
        }
      })
    : []
  const slot = schedule?.field.slotMinutes ?? 60
  const whole = Array.from({ length: MOST_SLOTS }, (_, index) => (index + 1) * slot)
  const lengths =
    slot > EXTRA_MINUTES ? whole.flatMap((minutes) => [minutes, minutes + EXTRA_MINUTES]) : whole
  const known = starts.some(({ value }) => value === String(time.minute))
  return (
    <fieldset className={classes.time}>
      <legend className="visually-hidden">
        {hasDay ? `${formatShortDay(place.start, timeZone)}, ${formatTimes(place, timeZone)}` : 'Sem dia'}
      </legend>
      <NativeSelect
        size="md"
        label="Campo"
        data={fields.map(({ id, name }) => ({ value: id, label: name }))}
        value={time.fieldId}
        onChange={({ currentTarget: { value } }) => onTime({ ...time, fieldId: value })}
      />
      <DayInput
        label="Dia"
        name={`day.${time.key}`}
        value={time.day}
        error={hasDay ? null : wrong}
        onChange={(day) => onTime({ ...time, day })}
      />
      <div className={classes.pair}>
        <NativeSelect
          size="md"
          label="Das"
          data-path={`times.${time.key}`}
          data={
            known ? starts : [{ value: String(time.minute), label: formatMinute(time.minute) }, ...starts]
          }
          value={String(time.minute)}
          onChange={({ currentTarget: { value } }) => onTime({ ...time, minute: Number(value) })}
        />
        <NativeSelect
          size="md"
          label="Por"
          data={[...new Set([...lengths, time.length])]
            .toSorted((a, b) => a - b)
            .map((minutes) => ({ value: String(minutes), label: formatLength(minutes) }))}
          value={String(time.length)}
          onChange={({ currentTarget: { value } }) => onTime({ ...time, length: Number(value) })}
        />
      </div>
      {hasDay && (
        <p role="status" className={problem === null ? classes.dim : classes.problem}>
          {problem ?? (judged?.ok ? priceWords(judged) : 'Vendo se está livre…')}
        </p>
      )}
      {others.length > 0 && (
        <div role="group" aria-label="Horários livres" className={classes.offers}>
          {others.map((offer) => (
            <button
              key={offer.start}
              type="button"
              className={button.secondary}
              onClick={() => onTime(timeOf({ ...offer, fieldId: time.fieldId }, timeZone, time.key))}
            >
              {formatShortDay(offer.start, timeZone)}, {formatTimes(offer, timeZone)}
            </button>
          ))}
        </div>
      )}
      {onRemove && (
        <button type="button" className={button.subtle} onClick={onRemove}>
          Tirar este horário
        </button>
      )}
    </fieldset>
  )
}

/** Returns the price of a time in words; that of an offer beside the usual one (N9). */
function priceWords({ priceCents, deal }: Extract<JudgedTime, { ok: true }>): string {
  return deal
    ? `${formatCents(priceCents)}, pela oferta; sem ela, ${formatCents(deal.fullCents)}`
    : formatCents(priceCents)
}
