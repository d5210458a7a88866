import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import { calendarSchedule } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import { tablePrice } from '@campo-livre/domain/series/table-price.ts'
import { fromLocal, toInstant } from '@campo-livre/domain/time/zone.ts'
import { formatDecimal } from '@campo-livre/domain/text/decimal.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isDay } from '../../../lib/resource/filters/filter-problem.ts'
import type { SlotValues } from './contract-values.ts'

type Slot = SlotValues & { from: string }

/** Returns the price of a slot's first date by the field's table, in cents; null while that is not known. */
function useTablePrice({ fieldId, from, startMinute, minutes }: Slot, timeZone: string, today: string) {
  // The tables of all fields come with any day of the calendar.
  const { data: calendar } = useQuery({
    ...companyCalendarQuery({ from: today, to: today }),
    retry: false,
    refetchInterval: false,
  })
  const field = calendar?.fields.find(({ id }) => id === fieldId)
  if (!calendar || !field || !isDay(from)) return null
  const start = fromLocal(timeZone, from, startMinute)
  const place = { start: toInstant(start), end: toInstant(start + minutes) }
  return tablePrice(calendarSchedule(calendar, field, { now: place.start }), place)
}

/**
 * Returns a slot with the table's price of its hour, until another price was entered, and that price. `noteOwn`: called with
 * what is changed of the slot.
 */
export function useProposedPrice<S extends Slot>(slot: S, timeZone: string, today: string) {
  const tableCents = useTablePrice(slot, timeZone, today)
  const [isOwn, setOwn] = useState(false)
  const price = isOwn || tableCents === null ? slot.price : formatDecimal(tableCents, 2)
  return {
    tableCents,
    priced: { ...slot, price },
    noteOwn: (part: Partial<SlotValues>) => {
      if (part.price !== undefined) setOwn(true)
    },
  }
}
