import { companyBookingQuery } from '@campo-livre/api/bookings/company-bookings.ts'
import { canCheckIn } from '@campo-livre/domain/bookings/commands/attendance.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../../lib/navigation/merge-search.ts'
import { Notice } from '../../../../lib/notice/notice.tsx'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { dayHeadingOf, hoursOf } from '@campo-livre/domain/bookings/booking-times.ts'
import { paymentWords } from '@campo-livre/domain/bookings/payment-sentence.ts'
import { ArrivalButtons } from '../arrival-buttons.tsx'
import { CheckInButton } from '../check-in-button.tsx'
import classes from './ticket.module.css'
import { ticketSentence } from './ticket-sentence.ts'

/** The booking of a ticket: who, where, when, paid or not, and their arrival by one press. */
export function TicketFound({ id, now }: { id: string; now: string }) {
  const query = useQuery(companyBookingQuery(id))
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label="Buscando o ingresso">
          <Skeleton height="10rem" />
        </div>
      }
      failure="Não deu para abrir o ingresso"
    >
      {(booking) => {
        const sentence = ticketSentence(booking, now)
        return (
          <section className={classes.found} aria-label={`Ingresso ${booking.code}`}>
            <p className={classes.name}>{booking.customerName}</p>
            <p>
              {hoursOf(booking)}, {booking.field.name}
            </p>
            <p className={classes.dim}>
              {dayHeadingOf(booking, now)}. {paymentWords(booking, now)}.
            </p>
            {sentence !== null && <Notice>{sentence}</Notice>}
            {canCheckIn(booking, now) && <CheckInButton fullWidth bookingId={booking.id} />}
            <ArrivalButtons booking={booking} now={now} />
            <Link
              to="."
              search={mergeSearch({ ingresso: undefined, reserva: id })}
              resetScroll={false}
              className={button.secondary}
            >
              Abrir a reserva
            </Link>
          </section>
        )
      }}
    </QueryState>
  )
}
