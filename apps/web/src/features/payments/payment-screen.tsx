import classes from './payment-screen.module.css'
import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { BookingMissing } from '../../shared/bookings/booking-missing.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { LoadingTitle } from '../../lib/query/loading-title.tsx'
import { useCloseDialog } from '../../lib/navigation/use-close-dialog.ts'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { HoldExpired } from './hold-expired.tsx'
import { BookingPayment } from './booking-payment.tsx'
import { paymentPhase, useLeaveWhenSettled } from './payment-phase.ts'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { type ConnectionProblem, connectionProblemOf } from '../../shared/payments/form/connection-problem.ts'
import { withMethod } from '../../shared/payments/form/pay-method.ts'
import { useGiveUp } from './use-give-up.ts'

const route = getRouteApi('/_athlete/atleta/reservas/$id/pagamento')

/** Milliseconds between polls for a payment. */
const POLL_MS = 3_000

/** The payment of a held booking (H9), with the time left for it. */
export function PaymentScreen() {
  const { id } = route.useParams()
  const query = useQuery({
    ...bookingQuery(id),
    meta: { told: ['payment'] },
    refetchInterval: ({ state }) => unlessTold(state.data?.status === 'awaiting_payment' ? POLL_MS : false),
  })
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Pagamento')}</title>
      <LoadingTitle query={query}>Pagamento</LoadingTitle>
      <QueryState
        query={query}
        skeleton={<PaymentSkeleton />}
        failure="Não deu para abrir o pagamento"
        missing={<BookingMissing />}
      >
        {(booking) => <Payment booking={booking} problem={connectionProblemOf(query.error)} />}
      </QueryState>
    </div>
  )
}

function Payment({ booking, problem }: { booking: BookingDetail; problem: ConnectionProblem | null }) {
  const now = useNow(1_000)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const phase = paymentPhase(booking, now)
  const asking = search.desistir === 'sim'
  const close = useCloseDialog('desistir', asking)
  const { action, giveUp, leaving } = useGiveUp(booking, asking, close)
  useLeaveWhenSettled(booking, leaving ? 'open' : phase)
  if (phase === 'expired') return <HoldExpired booking={booking} />
  return (
    <>
      {phase === 'settled' ? (
        <PaymentSkeleton />
      ) : (
        <BookingPayment
          booking={booking}
          now={now}
          search={search}
          onMethod={(method) =>
            void navigate({
              search: (old) => withMethod(old, method),
              replace: true,
              state: true,
              resetScroll: false,
            })
          }
          onWhole={(whole) =>
            void navigate({
              search: (old) => ({ ...old, quanto: whole ? ('tudo' as const) : ('sinal' as const) }),
              replace: true,
              state: true,
              resetScroll: false,
            })
          }
          problem={problem}
        />
      )}
      <GiveUpDialog
        booking={booking}
        opened={asking && (phase === 'open' || action.pending)}
        action={action}
        onGiveUp={giveUp}
        onKeep={close}
      />
    </>
  )
}
