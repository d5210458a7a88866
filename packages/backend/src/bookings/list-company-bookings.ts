import { listCompanyBookingsSpec } from '@campo-livre/contract/bookings/list-company-bookings.ts'
import { companyBookingColumns, companyBookingTexts } from '@campo-livre/domain/bookings/list/columns.ts'
import type { BookingSet } from '@campo-livre/domain/bookings/list/booking-set.ts'
import { instantInSet, isInSet } from '@campo-livre/domain/bookings/list/booking-sets.ts'
import { isOpen, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { sortRows } from '@campo-livre/domain/lists/sort-rows.ts'
import { daysTouched } from '@campo-livre/domain/time/days-touched.ts'
import {
  addDays,
  fromLocal,
  localDay,
  toInstant,
  toMinutes,
  toMinutesUp,
} from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { rowsOn } from '../store/rows-on.ts'
import type { BookingRecord, CompanyRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { okPage, pageMeta } from '../http/page.ts'
import { mapAll } from '../store/not-loaded.ts'
import { searchRows } from '../http/search-rows.ts'
import { countedFields } from '../financial/profit-data.ts'
import { askBookings } from './ask-bookings.ts'
import { byStart } from './by-start.ts'
import { toBookingDetail } from './to-booking.ts'
import { companyOf } from '../ownership/own-company.ts'

/**
 * Lists the bookings of the user's company. `date` is a local day and includes bookings that run into it from the
 * evening before. By default a day and upcoming bookings are sorted forward in time, all others backward.
 */
export const listCompanyBookings = answer(
  listCompanyBookingsSpec,
  ({ db, now, user, query: { when, date, from, to, fieldId, set, status, q, sort, ...page } }) => {
    const company = companyOf(db, user)
    const days = company === null ? [] : daysOf(company, { date, from, to, set })
    if (company !== null && days === null && date === undefined) {
      const isOpenAsked = when === undefined ? undefined : when === 'upcoming'
      const found = askBookings(db, {
        of: { key: 'companyId', value: company.id },
        forward: when === 'upcoming',
        has: {
          fieldId: fieldsAsked(db, company.id, { fieldId, set }) ?? undefined,
          status,
          open: isOpenAsked,
          ...(set && { [set]: true }),
        },
        within: {
          column: set === 'held' || set === 'kept' ? 'createdAt' : 'start',
          ...(from !== undefined && { after: addDays(from, -1) }),
          ...(to !== undefined && { before: addDays(to, 1) }),
        },
        q,
        sort,
        ...page,
      })
      if (found)
        return ok(
          mapAll(found.rows, (booking) => toBookingDetail(db, now, booking)),
          { meta: pageMeta(found.total, page) },
        )
    }
    const fieldIds = fieldsAsked(db, company?.id ?? '', { fieldId, set })
    const rows = company === null ? [] : bookingsOn(db, company, { days, fieldIds })
    const touchesDay = date === undefined ? () => true : dayJudge(date, company?.timeZone ?? 'UTC')
    const isInPeriod = periodJudge({ from, to, set }, company?.timeZone ?? 'UTC')
    const forward = date !== undefined || when === 'upcoming'
    const ordered = byStart(rows, forward ? 1 : -1)
    const kept = searchRows(ordered, companyBookingTexts, q).filter((booking) => {
      if (fieldIds !== null && !fieldIds.includes(booking.fieldId)) return false
      if (when !== undefined && isOpen(booking, now) !== (when === 'upcoming')) return false
      if (status !== undefined && statusAt(booking, now) !== status) return false
      if (set !== undefined && !isInSet(booking, set, now)) return false
      return touchesDay(booking) && isInPeriod(booking)
    })
    const found = sortRows(kept, companyBookingColumns, sort)
    return okPage(found, page, (booking) => toBookingDetail(db, now, booking))
  },
)

type Asked = Record<'date' | 'from' | 'to', string | undefined> & { set: BookingSet | undefined }

/** The most days that are read one by one; a longer period is looked at in all bookings. */
const MOST_DAYS = 400

/** Returns the days in UTC of those bookings of a company that may be of a day or a period; null for any day. */
function daysOf({ timeZone }: CompanyRecord, { date, from, to, set }: Asked): readonly string[] | null {
  const byRequest = set === 'held' || set === 'kept'
  const [first, last] = date === undefined ? [byRequest ? undefined : from, to] : [date, date]
  if (first === undefined || last === undefined) return null
  const [start, end] = [fromLocal(timeZone, first, 0), fromLocal(timeZone, addDays(last, 1), 0)]
  if (end <= start) return []
  if (end - start > MOST_DAYS * 24 * 60) return null
  return daysTouched({ start: toInstant(start), end: toInstant(end) })
}

type Near = { days: readonly string[] | null; fieldIds: readonly string[] | null }

/** Returns the bookings of a company on days, or all, and of one field alone where one is asked for. */
function bookingsOn(db: Database, { id }: CompanyRecord, { days, fieldIds }: Near): readonly BookingRecord[] {
  if (days === null) return db.bookings.by('companyId', id)
  const [fieldId, ...others] = fieldIds ?? []
  if (fieldId === undefined || others.length > 0)
    return rowsOn(
      db.bookings,
      'companyDay',
      days.map((day) => `${id} ${day}`),
    )
  const found = rowsOn(
    db.bookings,
    'fieldDay',
    days.map((day) => `${fieldId} ${day}`),
  )
  return found.filter(({ companyId }) => companyId === id)
}

/**
 * Returns the fields whose bookings are asked for; null for all. Occupied hours are counted by the parts of fields: then
 * they are those of which some part is counted that the asked field takes up.
 */
function fieldsAsked(
  db: Database,
  companyId: string,
  { fieldId, set }: { fieldId: string | undefined; set: BookingSet | undefined },
): readonly string[] | null {
  if (set !== 'occupied') return fieldId === undefined ? null : [fieldId]
  const { counted, takes } = countedFields(db, companyId)
  const asked = fieldId === undefined ? null : takes(fieldId)
  const places = new Set(counted.map(({ id }) => id).filter((id) => asked === null || asked.includes(id)))
  return db.fields
    .by('companyId', companyId)
    .map(({ id }) => id)
    .filter((id) => takes(id).some((part) => places.has(part)))
}

/** Returns a function that tells whether a booking overlaps a local day. */
function dayJudge(day: string, zone: string): (booking: BookingRecord) => boolean {
  const [from, to] = [fromLocal(zone, day, 0), fromLocal(zone, addDays(day, 1), 0)]
  return ({ start, end }) => toMinutes(start) < to && toMinutesUp(end) > from
}

/** Returns a function that tells whether a booking belongs to a period of local days: by its start, or as its set says. */
function periodJudge(
  { from, to, set }: { from: string | undefined; to: string | undefined; set: BookingSet | undefined },
  zone: string,
): (booking: BookingRecord) => boolean {
  if (from === undefined && to === undefined) return () => true
  return (booking) => {
    const day = localDay(zone, instantInSet(booking, set))
    return (from === undefined || day >= from) && (to === undefined || day <= to)
  }
}
