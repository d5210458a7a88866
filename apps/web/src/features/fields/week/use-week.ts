import { availabilityQuery } from '@campo-livre/api/fields/get-availability.ts'
import { type GridSlot, gridOf } from '@campo-livre/domain/availability/grid.ts'
import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { ClosedNotice } from '@campo-livre/domain/closures/closed-notice.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { type Holiday, holidayOn } from '@campo-livre/domain/time/holiday.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '../../../lib/time/use-now.ts'
import { useFieldSearch } from '../use-field-search.ts'
import { daysFrom, WEEK_DAYS, weeksAround, weekToAsk } from './shown-week.ts'
import { readSlots } from './slots.ts'

/** Milliseconds between reads, as others book meanwhile. */
const REFRESH_MS = 60_000

const none: readonly Slot[] = []
const open: readonly ClosedNotice[] = []

/** The week on screen. */
export type Week = ReturnType<typeof useWeek>

/** Reads the week that the address asks for (A2). */
export function useWeek(field: FieldDetail) {
  const { search } = useFieldSearch()
  const now = useNow(REFRESH_MS)
  const { timeZone } = field.company
  const asked = weekToAsk(search, now)
  const today = localDay(timeZone, now)
  const from = asked ?? today
  const query = useQuery({ ...availabilityQuery(field.id, asked, WEEK_DAYS), refetchInterval: REFRESH_MS })
  const { data } = query
  const days = useMemo(() => daysFrom(from), [from])
  const holidays = useMemo(() => holidaysAmong(days, field.company.holidays), [days, field.company.holidays])
  const slots = useMemo(() => (data ? readSlots(data) : none), [data])
  /** The slots' positions, known from the field alone, so that the week has its shape before it is loaded. */
  const outline: readonly GridSlot[] = useMemo(
    () => (data ? slots : gridOf({ ...openingOf(field, field.company), field }, from, WEEK_DAYS)),
    [data, slots, field, from],
  )
  const around = weeksAround(from, today, field.horizonDays)
  const closed = data?.closed ?? open
  return { asked, today, from, now, days, holidays, query, slots, closed, outline, ...around }
}

/** Returns the names of the holidays among some days, by day. */
function holidaysAmong(days: readonly string[], own: readonly Holiday[]): ReadonlyMap<string, string> {
  return new Map(
    days.flatMap((day) => {
      const name = holidayOn(day, own)
      return name === null ? [] : [[day, name] as const]
    }),
  )
}
