import type { BookingPlace } from '@campo-livre/domain/bookings/booking-notices.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { HOME_ZONE } from '../home-zone.ts'

/** Returns the place of a booking as its notices name it. */
export function bookingPlace(
  db: Database,
  { companyId, fieldId }: Pick<BookingRecord, 'companyId' | 'fieldId'>,
): BookingPlace {
  const company = db.companies.find(companyId)
  return {
    fieldName: db.fields.find(fieldId)?.name ?? 'Campo',
    companyName: company?.name ?? 'A arena',
    timeZone: company?.timeZone ?? HOME_ZONE,
    ownerId: company?.ownerId ?? null,
  }
}
