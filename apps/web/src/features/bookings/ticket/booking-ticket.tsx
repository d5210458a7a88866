import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { occupies, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { formatAddress } from '@campo-livre/domain/companies/address.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { FieldPicture } from '@campo-livre/ui/court/field-picture.tsx'
import { StatusBadge } from '@campo-livre/ui/status-badge/status-badge.tsx'
import { Ticket } from '@campo-livre/ui/ticket/ticket.tsx'
import { Link } from '@tanstack/react-router'
import { hoursOf, lengthOf, longDayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import { zoneNote } from '../../../lib/time/zone-note.ts'
import classes from './booking-ticket.module.css'
import { TicketStub } from './ticket-stub.tsx'

/** A booking as a ticket: field, place and time; below the perforation the code, its QR and the price. */
export function BookingTicket({ booking, now }: { booking: BookingDetail; now: string }) {
  const { field, company, code, start } = booking
  const status = statusAt(booking, now)
  const [sport] = field.sports
  const note = zoneNote(start, { timeZone: company.timeZone, city: company.address.city })
  return (
    <Ticket
      label={`Reserva ${code}`}
      picture={<FieldPicture field={field} className={classes.picture} />}
      stub={<TicketStub booking={booking} now={now} />}
    >
      <div className={classes.main}>
        <div className={classes.top}>
          <span className={classes.sport}>{sport && sportLabels[sport]}</span>
          <StatusBadge status={status} />
        </div>
        <div>
          <h2 className={classes.name}>{field.name}</h2>
          <p>
            <Link to="/company/$id" params={{ id: company.slug }}>
              {company.name}
            </Link>
          </p>
          <p className={classes.address}>{formatAddress(company.address)}</p>
        </div>
        <div className={classes.when} data-off={!occupies(booking, now) || undefined}>
          <p className={classes.day}>{longDayOf(booking)}</p>
          <p className={classes.hours}>{hoursOf(booking)}</p>
          <p className={classes.note}>{note ? `${lengthOf(booking)}, ${note}` : lengthOf(booking)}</p>
        </div>
      </div>
    </Ticket>
  )
}
