import { companyBookingQuery } from '@campo-livre/api/bookings/company-bookings.ts'
import { toCalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useKept } from '../../../../lib/drawer/use-kept.ts'
import { SideDrawer } from '../../../../lib/drawer/side-drawer.tsx'
import { mergeSearch } from '../../../../lib/navigation/merge-search.ts'
import { useCloseDialog } from '../../../../lib/navigation/use-close-dialog.ts'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { bookingPlace } from '../../booking-place.ts'
import { lazyMoveForm } from './lazy-move-form.ts'
import type { Mover } from './use-mover.ts'

type Props = {
  /** The id of the booking, by the address; closed without one. */
  id: string | undefined
  now: string
  mover: Mover
}

/** `Mover para…`: another day, field, time and length of a booking, without dragging it. */
export function MoveDialog({ id, now, mover }: Props) {
  const close = useCloseDialog('mover', id !== undefined)
  const navigate = useNavigate()
  const kept = useKept(id)
  const query = useQuery({ ...companyBookingQuery(id ?? ''), enabled: id !== undefined })
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={close}
      title="Mover para…"
      returnTo={() => bookingPlace(kept)}
    >
      {id !== undefined && (
        <QueryState
          query={query}
          skeleton={<Skeleton height="20rem" />}
          failure="Não deu para abrir a reserva"
          missing={
            <EmptyState
              title="Não achamos essa reserva"
              text="Ela pode ser de outra arena, ou ter sido apagada."
            />
          }
        >
          {(found) => (
            <lazyMoveForm.Component
              asked
              meanwhile={<Skeleton height="20rem" />}
              key={`${found.id} ${found.counter.version}`}
              booking={{ ...toCalendarBooking(found), tabCode: found.tab?.code ?? null }}
              timeZone={found.company.timeZone}
              now={now}
              onMove={(booking, to, offer) => {
                mover.move(booking, to, offer)
                // Onto the calendar, where it can be taken back; not to the card from which it was asked for.
                void navigate({
                  to: '.',
                  search: mergeSearch({ mover: undefined }),
                  replace: true,
                  resetScroll: false,
                })
              }}
            />
          )}
        </QueryState>
      )}
    </SideDrawer>
  )
}
