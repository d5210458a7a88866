import '@campo-livre/ui/styles/form.css'
import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import type { CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { formatLength, formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useKept } from '../../../../lib/drawer/use-kept.ts'
import { DayInput } from '../../../../lib/form/day-input.tsx'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { isDay } from '../../../../lib/resource/filters/filter-problem.ts'
import { rangeOf } from '../calendar-range.ts'
import { placeOf } from './hold.ts'
import { type MoveOffer, unmovable } from './judge-place.ts'
import classes from './move-form.module.css'
import { MoveTimes } from './move-times.tsx'
import type { Place } from './place.ts'

type Props = {
  booking: CalendarBooking
  timeZone: string
  now: string
  onMove: (booking: CalendarBooking, to: Place, offer: MoveOffer) => void
}

/** The day, the field, the length and the price of a move, and the times that are free for it: one press moves. */
export function MoveForm({ booking, timeZone, now, onMove }: Props) {
  const own = placeOf(booking)
  const [day, setDay] = useState(localDay(timeZone, booking.start))
  const date = useKept(isDay(day) ? day : undefined) ?? day
  const [fieldId, setFieldId] = useState(booking.fieldId)
  const [minutes, setMinutes] = useState(own.end - own.start)
  const [price, setPrice] = useState<'rules' | 'keep'>('rules')
  const query = useQuery(companyCalendarQuery(rangeOf('dia', date)))
  const reason = unmovable(booking, now)
  return (
    <div className={classes.form}>
      <p>
        {booking.customerName}, agora {formatShortDay(booking.start, timeZone)},{' '}
        {formatTimes(booking, timeZone)}.
      </p>
      {reason === null ? (
        <>
          <DayInput
            label="Dia"
            name="day"
            value={day}
            error={isDay(day) ? null : 'Informe um dia como 25/12/2026.'}
            onChange={setDay}
          />
          <QueryState
            query={query}
            skeleton={<Skeleton height="16rem" />}
            failure="Não deu para buscar os horários desse dia"
          >
            {(calendar) => {
              const field = calendar.fields.find(({ id }) => id === fieldId)
              const slot = field?.slotMinutes ?? 60
              const lengths = new Set([own.end - own.start, ...[1, 2, 3, 4].map((count) => count * slot)])
              return (
                <>
                  <NativeSelect
                    size="md"
                    label="Campo"
                    value={fieldId}
                    data={calendar.fields.map(({ id, name }) => ({ value: id, label: name }))}
                    onChange={({ currentTarget }) => setFieldId(currentTarget.value)}
                  />
                  <NativeSelect
                    size="md"
                    label="Duração"
                    value={String(minutes)}
                    data={Array.from(lengths)
                      .toSorted((a, b) => a - b)
                      .map((length) => ({ value: String(length), label: formatLength(length) }))}
                    onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}
                  />
                  <NativeSelect
                    size="md"
                    label="Preço"
                    value={price}
                    data={[
                      { value: 'rules', label: 'Preço do novo horário' },
                      { value: 'keep', label: 'Manter o preço' },
                    ]}
                    onChange={({ currentTarget }) =>
                      setPrice(currentTarget.value === 'keep' ? 'keep' : 'rules')
                    }
                  />
                  <MoveTimes {...{ booking, calendar, date, now, price, fieldId, minutes, onMove }} />
                </>
              )
            }}
          </QueryState>
        </>
      ) : (
        <p role="alert">{reason}</p>
      )}
    </div>
  )
}
