import { companyBookingQuery } from '@campo-livre/api/bookings/company-bookings.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { bookingPlace } from '../booking-place.ts'
import { lazyMoveForm } from '../calendar/move/lazy-move-form.ts'
import { BookingActs } from './booking-acts.tsx'
import { BookingDetails } from './booking-details.tsx'
import { QuickActs } from './quick-acts.tsx'
import { BookingDetailsSkeleton } from './booking-details-skeleton.tsx'

type Props = {
  /** The id of the open booking, by the address; closed without one. */
  id: string | undefined
  /** The booking as the screen has it, shown until it is read with what only the arena knows. */
  known: BookingDetail | undefined
  now: string
  /** True while a question lies over it, which Escape closes first. */
  covered?: boolean
  onClose: () => void
  /** Shown above the booking. */
  children?: ReactNode
}

/** Milliseconds between reads while a Pix waits. */
const WAITING_MS = 3_000

/** A booking of the company in a drawer next to the screen; from below on a phone. */
export function BookingDrawer({ id, known, now, covered = false, onClose, children }: Props) {
  const [shown, setShown] = useState({ id, known })
  // While closing it keeps its content.
  if (id !== undefined && (id !== shown.id || known !== shown.known)) setShown({ id, known })
  const query = useQuery({
    ...companyBookingQuery(shown.id ?? ''),
    enabled: shown.id !== undefined,
    // A Pix that waits confirms by itself.
    meta: { told: ['calendar'] },
    refetchInterval: ({ state }) => unlessTold(state.data?.counter.pendingPix.length ? WAITING_MS : false),
  })
  const booking = query.data ?? shown.known
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={onClose}
      covered={covered}
      returnTo={() => bookingPlace(shown.id)}
      title={booking?.customerName ?? 'Reserva'}
    >
      {children}
      {booking ? (
        <BookingDetails
          booking={booking}
          now={now}
          quick={query.data && <QuickActs booking={query.data} now={now} />}
        >
          {query.data && <BookingActs booking={query.data} now={now} />}
          {booking.series && (
            <Link to="/company/series/$id" params={{ id: booking.series.id }} className={button.secondary}>
              Ver o horário fixo
            </Link>
          )}
          {isUpcoming(booking, now) && (
            <Link
              to="/company/bookings"
              search={{ dia: localDay(booking.company.timeZone, booking.start), mover: booking.id }}
              onPointerEnter={lazyMoveForm.prefetch}
              onFocus={lazyMoveForm.prefetch}
              className={button.secondary}
            >
              Mover para…
            </Link>
          )}
        </BookingDetails>
      ) : (
        <QueryState
          query={query}
          skeleton={<BookingDetailsSkeleton />}
          failure="Não deu para abrir a reserva"
          missing={
            <EmptyState
              title="Não achamos essa reserva"
              text="O endereço pode estar incompleto, ou a reserva é de outra arena."
            />
          }
        >
          {(found) => <BookingDetails booking={found} now={now} />}
        </QueryState>
      )}
    </SideDrawer>
  )
}
