import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { addDays, fromLocal, localDay, toInstant, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { formatPhone } from '../../../lib/format/format-phone.ts'
import { keepCustomer } from './new-booking/new-booking-draft.ts'

/** Opens a new booking of the same person, field and hours a week later, on the clock of the arena. */
export function BookAgain({ booking }: { booking: CompanyBooking }) {
  const { athleteId, customerName, customerPhone, fieldId, start, end, company } = booking
  const { timeZone } = company
  const day = addDays(localDay(timeZone, start), 7)
  const from = fromLocal(timeZone, day, toLocal(timeZone, toMinutes(start)).minute)
  const until = from + toMinutes(end) - toMinutes(start)
  return (
    <Link
      to="/company/bookings"
      search={{ nova: 1, dia: day, onde: fieldId, inicio: toInstant(from), fim: toInstant(until) }}
      resetScroll={false}
      className={button.secondary}
      onClick={() =>
        keepCustomer({
          athleteId,
          name: customerName,
          phone: customerPhone === null ? '' : formatPhone(customerPhone),
        })
      }
    >
      Repetir na próxima semana
    </Link>
  )
}
