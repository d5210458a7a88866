import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { tabOf } from './booking-data.ts'
import { toBookingDetail } from './to-booking.ts'

/** Returns a booking as its arena sees it. */
export function toCompanyBooking(db: Database, now: string, booking: BookingRecord): CompanyBooking {
  const tab = tabOf(db, booking.id)
  return {
    ...toBookingDetail(db, now, booking),
    counter: counterPartOf(booking),
    tab: tab ? { id: tab.id, code: tab.code } : null,
  }
}
