import { getCalendarSpec } from '@campo-livre/contract/bookings/get-calendar.ts'
import {
  type Calendar,
  type CalendarField,
  toCalendarBooking,
} from '@campo-livre/domain/bookings/day/calendar.ts'
import { occupies, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { closedIntervals } from '@campo-livre/domain/closures/closed-intervals.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { addDays, dayNumber, fromLocal, toInstant } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { CompanyRecord, FieldRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { closuresOf } from '../closures/closures-of.ts'
import { dealsAtCounter } from '../deals/deals-for.ts'
import { toFieldSummary } from '../fields/to-field.ts'
import { tabOf } from './booking-data.ts'
import { bookingsWithin } from './bookings-within.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Returns a range of days of the user's company: fields, bookings and closures. */
export const getCalendar = answer(
  getCalendarSpec,
  ({ db, now, user, query: { from, to } }) => {
    const company = requireCompany(db, user)
    const { timeZone, openingHours, holidays } = company
    const occupying = bookingsWithin(db, company.id, rangeOf(company, { from, to })).filter((booking) =>
      occupies(booking, now),
    )
    const bookings = mapAll(occupying, (booking) => ({
      ...toCalendarBooking(booking),
      tabCode: tabOf(db, booking.id)?.code ?? null,
      status: statusAt(booking, now),
    }))
    const booked = new Set(bookings.map(({ fieldId }) => fieldId))
    const fields = db.fields
      .by('companyId', company.id)
      .filter(({ id, status }) => status === 'active' || status === 'inactive' || booked.has(id))
      .toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id))
    const deals = dealsAtCounter(db, company.id)
    return ok({
      from,
      to,
      timeZone,
      openingHours,
      holidays,
      fields: fields.map(toCalendarField),
      bookings,
      closures: closuresWithin(db, company, { fields, from, to }),
      ...(deals.length > 0 && { deals }),
    })
  },
  {
    loads: ({ db, query, arena }) => [
      () => db.fields.by('companyId', arena().id),
      () => db.closures.by('companyId', arena().id),
      () => db.deals.by('companyId', arena().id),
      () => bookingsWithin(db, arena().id, rangeOf(arena(), query())),
    ],
  },
)

/** Returns the instants of days at an arena, in minutes since 1970. */
function rangeOf({ timeZone }: Pick<CompanyRecord, 'timeZone'>, { from, to }: { from: string; to: string }) {
  return { start: fromLocal(timeZone, from, 0), end: fromLocal(timeZone, addDays(to, 1), 0) }
}

function toCalendarField(field: FieldRecord): CalendarField {
  return {
    ...toFieldSummary(field),
    slotMinutes: field.slotMinutes,
    minSlots: field.minSlots,
    maxSlots: field.maxSlots,
    basePriceCents: field.basePriceCents,
    priceRules: field.priceRules,
    nextPrices: field.nextPrices,
    openingHours: field.openingHours,
    holidayHours: field.holidayHours,
    horizonDays: field.horizonDays,
    minNoticeMinutes: field.minNoticeMinutes,
    bufferMinutes: field.bufferMinutes,
    avoidGaps: field.avoidGaps,
    parts: field.parts,
    status: field.status,
  }
}

type Within = { fields: readonly FieldRecord[]; from: string; to: string }

/** Returns each interval of each closure in the range, with the fields that it closes. */
function closuresWithin(
  db: Database,
  { timeZone }: CompanyRecord,
  { fields, from, to }: Within,
): Calendar['closures'] {
  const closed = new Map<string, string[]>()
  const byId = new Map<string, ReturnType<typeof closuresOf>[number]>()
  for (const field of fields)
    for (const closure of closuresOf(db, field)) {
      byId.set(closure.id, closure)
      closed.set(closure.id, [...(closed.get(closure.id) ?? []), field.id])
    }
  const days = dayNumber(to) - dayNumber(from) + 1
  return Array.from(byId.values(), ({ id, reason, when }) =>
    closedIntervals(when, from, days, timeZone).map(({ start, end }) => ({
      id,
      fieldIds: closed.get(id) ?? [],
      reason,
      start: toInstant(start),
      end: toInstant(end),
    })),
  ).flat()
}
