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
import { answer } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { searchRows } from '../http/search-rows.ts'
import { countedFields } from '../financial/profit-data.ts'
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
    const rows = company === null ? [] : bookingsWithin(db, company, { date, from, to, set })
    const touchesDay = date === undefined ? () => true : dayJudge(date, company?.timeZone ?? 'UTC')
    const isInPeriod = periodJudge({ from, to, set }, company?.timeZone ?? 'UTC')
    const isOnField = fieldJudge(db, company?.id ?? '', { fieldId, set })
    const forward = date !== undefined || when === 'upcoming'
    const ordered = byStart(rows, forward ? 1 : -1)
    const kept = searchRows(ordered, companyBookingTexts, q).filter((booking) => {
      if (!isOnField(booking)) return false
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

/** The most days that are read one by one; of a longer period, all bookings are. */
const MOST_DAYS = 400

/** Returns the bookings of a company that may be of a day or a period: those on its days, or all. */
function bookingsWithin(
  db: Database,
  { id, timeZone }: CompanyRecord,
  { date, from, to, set }: Asked,
): readonly BookingRecord[] {
  const byRequest = set === 'held' || set === 'kept'
  const [first, last] = date === undefined ? [byRequest ? undefined : from, to] : [date, date]
  if (first === undefined || last === undefined) return db.bookings.by('companyId', id)
  const [start, end] = [fromLocal(timeZone, first, 0), fromLocal(timeZone, addDays(last, 1), 0)]
  if (end <= start) return []
  if (end - start > MOST_DAYS * 24 * 60) return db.bookings.by('companyId', id)
  const days = daysTouched({ start: toInstant(start), end: toInstant(end) })
  return rowsOn(
    db.bookings,
    'companyDay',
    days.map((day) => `${id} ${day}`),
  )
}

/**
 * Returns a function that tells whether a booking is on a field, or on any. Occupied hours are counted by the parts of
 * fields: then it is about what a booking takes up of the field, and of those that are counted.
 */
function fieldJudge(
  db: Database,
  companyId: string,
  { fieldId, set }: { fieldId: string | undefined; set: BookingSet | undefined },
): (booking: BookingRecord) => boolean {
  if (set !== 'occupied') return (booking) => fieldId === undefined || booking.fieldId === fieldId
  const { counted, takes } = countedFields(db, companyId)
  const asked = fieldId === undefined ? null : takes(fieldId)
  const places = new Set(counted.map(({ id }) => id).filter((id) => asked === null || asked.includes(id)))
  return (booking) => takes(booking.fieldId).some((id) => places.has(id))
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
