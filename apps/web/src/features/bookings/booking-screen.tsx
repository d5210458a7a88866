import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { BookingMissing } from '../../lib/booking-missing.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { pageTitle } from '../../lib/page-title.ts'
import { WaitingTitle } from '../../lib/waiting-title.tsx'
import { BookingSkeleton } from './booking-skeleton.tsx'
import { BookingView } from './booking-view.tsx'

const route = getRouteApi('/_athlete/atleta/reservas/$id/')

/** One booking as a ticket (A10). */
export function BookingScreen() {
  const { id } = route.useParams()
  const { confirmada, cancelar } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(bookingQuery(id))
  return (
    <>
      <title>{pageTitle(query.data ? `Reserva ${query.data.code}` : 'Reserva')}</title>
      <WaitingTitle query={query}>Sua reserva</WaitingTitle>
      <Loaded
        query={query}
        skeleton={<BookingSkeleton />}
        failure="Não deu para abrir sua reserva"
        missing={<BookingMissing />}
      >
        {(booking) => (
          <BookingView
            booking={booking}
            justConfirmed={confirmada === 'sim'}
            cancelling={cancelar === 'sim'}
            onCancelClose={() => void navigate({ search: {}, replace: true })}
          />
        )}
      </Loaded>
    </>
  )
}
