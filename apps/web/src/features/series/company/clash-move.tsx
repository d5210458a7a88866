import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import { gridOf } from '@campo-livre/domain/availability/grid.ts'
import { calendarSchedule } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import { judgeAtCounter } from '@campo-livre/domain/bookings/quote/judge-at-counter.ts'
import type { SeriesPreview } from '@campo-livre/domain/series/command.ts'
import { formatTime } from '@campo-livre/domain/time/format.ts'
import { localDay, toInstant, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import type { DateChoice } from './date-choice.ts'
import classes from './series-form.module.css'

type Move = Extract<DateChoice, { do: 'move' }>
type Props = {
  clash: SeriesPreview['dates'][number]
  timeZone: string
  fields: readonly { id: string; name: string }[]
  choice: Move
  onChoice: (choice: Move) => void
}

/** Another field or hour of the same day for one date of a contract. */
export function ClashMove({ clash, timeZone, fields, choice, onChoice }: Props) {
  const day = localDay(timeZone, clash.start)
  const now = useNow(60_000)
  const query = useQuery(companyCalendarQuery({ from: day, to: day }))
  const minutes = toMinutes(clash.end) - toMinutes(clash.start)
  const moveTo = (fieldId: string, start: string) =>
    onChoice({ ...choice, fieldId, start, end: toInstant(toMinutes(start) + minutes) })
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton height="3rem" />}
      failure="Não deu para buscar os horários desse dia"
    >
      {(calendar) => {
        const free = freeStarts(calendar, { fieldId: choice.fieldId, day, minutes, now })
        const isFree = free.includes(choice.start)
        return (
          <div className={classes.pair}>
            <NativeSelect
              size="md"
              label="Campo"
              data={fields.map(({ id, name }) => ({ value: id, label: name }))}
              value={choice.fieldId}
              onChange={({ currentTarget: { value } }) => moveTo(value, choice.start)}
            />
            <NativeSelect
              size="md"
              label="Das"
              data={[
                ...(isFree
                  ? []
                  : [
                      {
                        value: choice.start,
                        label: free.length === 0 ? 'Nada livre' : 'Escolha a hora',
                      },
                    ]),
                ...free.map((start) => ({ value: start, label: formatTime(start, timeZone) })),
              ]}
              value={choice.start}
              onChange={({ currentTarget: { value } }) => moveTo(choice.fieldId, value)}
            />
          </div>
        )
      }}
    </QueryState>
  )
}

/** The horizon of visitors does not bind a contract. */
const DAYS_AHEAD = 1200

/** Returns the starts of a day at which a field is free for so many minutes, as instants. */
function freeStarts(
  calendar: Calendar,
  { fieldId, day, minutes, now }: { fieldId: string; day: string; minutes: number; now: string },
): string[] {
  const field = calendar.fields.find(({ id }) => id === fieldId)
  if (!field) return []
  const known = calendarSchedule(calendar, field, { now })
  const schedule = { ...known, field: { ...known.field, horizonDays: DAYS_AHEAD } }
  return gridOf(schedule, day, 1)
    .map(({ start }) => ({ start: toInstant(start), end: toInstant(start + minutes) }))
    .filter((place) => judgeAtCounter(schedule, place).ok)
    .map(({ start }) => start)
}
