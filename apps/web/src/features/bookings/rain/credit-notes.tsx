import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { CreditNote } from './credit-note.tsx'

/** The credit that an athlete has left, once for each arena among their bookings. */
export function CreditNotes({ items }: { items: readonly BookingDetail[] }) {
  const byArena = new Map(items.map((booking) => [booking.companyId, booking]))
  return [...byArena.values()].map((booking) => <CreditNote key={booking.companyId} booking={booking} />)
}
