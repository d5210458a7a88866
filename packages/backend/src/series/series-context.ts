import type { SeriesContext } from '@campo-livre/domain/series/context.ts'
import type { SeriesFacts } from '@campo-livre/domain/series/operations.ts'
import { occupies } from '@campo-livre/domain/bookings/status.ts'
import type { Database } from '../store/database.ts'
import { newBookingCode } from '../store/ids.ts'
import type { BookingRecord, CompanyRecord } from '../store/records.ts'
import { bookingData } from '../bookings/booking-data.ts'
import { bookingsNear, bookingsNearPlace } from '../bookings/in-the-way.ts'
import { drawerOf } from '../tills/till-entries.ts'

type Place = Pick<BookingRecord, 'fieldId' | 'start' | 'end'>
type By = { company: CompanyRecord; now: string; userId: string | null; pixCode?: string | null }

/** Returns the things of a company by which the dates of its fixed slots are laid out. */
export function seriesContext(db: Database, { company, now, userId, pixCode = null }: By): SeriesContext {
  const { companyId, rules, schedule: sold, occupiedBy, customer } = bookingData(db, company, now)
  // A fixed slot has the usual prices, never those of deals (N9).
  const schedule: SeriesContext['data']['schedule'] = (fieldId, without) => {
    const at = sold(fieldId, without)
    return at && { ...at, deals: [] }
  }
  const at = ({ fieldId, start, end }: Place, without: readonly string[]) => {
    const field = db.fields.find(fieldId)
    if (!field) return undefined
    return bookingsNear(db, { ...field, bufferMinutes: 0 }, { start, end }).find(
      (each) => !without.includes(each.id) && occupies(each, now),
    )
  }
  const idsOf = ({ id, series: of }: Pick<BookingRecord, 'id' | 'series'>) =>
    of ? db.bookings.by('seriesId', of.id).map((each) => each.id) : [id]
  return {
    at: now,
    byId: userId,
    newCode: () => newBookingCode((code) => db.bookings.taken('code', code)),
    pixCode,
    data: {
      companyId,
      timeZone: company.timeZone,
      rules,
      schedule,
      occupiedBy,
      customer,
      series: (id) => db.series.find(id),
      bookingsOf: (id) => db.bookings.by('seriesId', id),
      takenBy: (place, without) => at(place, without)?.customerName ?? null,
      // A game of the same fixed slot that was moved there is nobody else's.
      isResold: (booking) => at(booking, idsOf(booking)) !== undefined,
    },
  }
}

/** Returns all of a company by which an operation on its fixed slots is judged. */
export function seriesFacts(db: Database, by: By): SeriesFacts {
  const { company } = by
  return {
    ...seriesContext(db, by),
    arena: company,
    drawer: drawerOf(db, company),
    near: (booking) => bookingsNearPlace(db, booking),
  }
}
