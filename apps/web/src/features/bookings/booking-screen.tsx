import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { BookingMissing } from '../../shared/bookings/booking-missing.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import { useCloseDialog } from '../../lib/navigation/use-close-dialog.ts'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../lib/query/loading-title.tsx'
import { BookingSkeleton } from './booking-skeleton.tsx'
import { BookingView } from './booking-view.tsx'

const route = getRouteApi('/_athlete/atleta/reservas/$id/')

/** A booking of the athlete, as a ticket (A10). */
export function BookingScreen() {
  const { id } = route.useParams()
  const { avaliar, confirmada, cancelar, chuva, mudar, passar } = route.useSearch()
  const query = useQuery(bookingQuery(id))
  const closeDialog = useCloseDialog('cancelar', cancelar !== undefined)
  const closeReview = useCloseDialog('avaliar', avaliar !== undefined)
  const closeMove = useCloseDialog('mudar', mudar !== undefined)
  const closePassOn = useCloseDialog('passar', passar !== undefined)
  const closeRain = useCloseDialog('chuva', chuva !== undefined)
  return (
    <>
      <title>{pageTitle(query.data ? `Reserva ${query.data.code}` : 'Reserva')}</title>
      <LoadingTitle query={query}>Sua reserva</LoadingTitle>
      <QueryState
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
            onCancelClose={closeDialog}
            moving={mudar === 'sim'}
            onMoveClose={closeMove}
            passingOn={passar === 'sim'}
            onPassOnClose={closePassOn}
            reviewing={avaliar === 'sim'}
            onReviewClose={closeReview}
            afterRain={chuva}
            onRainClose={closeRain}
          />
        )}
      </QueryState>
    </>
  )
}
