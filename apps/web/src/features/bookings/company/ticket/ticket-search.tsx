import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../../lib/notice/notice.tsx'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { TicketFound } from './ticket-found.tsx'

/** Finds the booking of a code among those of the arena. */
export function TicketSearch({ code, now }: { code: string; now: string }) {
  const query = useQuery(companyBookingsQuery({ q: code, page: 1 }))
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label="Buscando o ingresso">
          <Skeleton height="10rem" />
        </div>
      }
      failure="Não deu para buscar o ingresso"
    >
      {({ items }) => {
        const found = items.find((booking) => booking.code === code)
        return found ? (
          <TicketFound id={found.id} now={now} />
        ) : (
          <Notice>Não achamos {code} entre as reservas da arena. Confira o código.</Notice>
        )
      }}
    </QueryState>
  )
}
