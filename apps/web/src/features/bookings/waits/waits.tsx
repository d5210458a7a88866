import { waitsQuery } from '@campo-livre/api/waiting/waits.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import type { MyWait } from '@campo-livre/domain/waiting/wait.ts'
import { useQuery } from '@tanstack/react-query'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'

const waitCards = lazyComponent(() => import('./wait-cards.tsx'))

/** Milliseconds between two reads while somebody waits: an offer lasts for minutes. */
const WAITING_MS = 20_000

/** Returns the queues in which the athlete is, read again while there are any. */
export function useWaits() {
  return useQuery({
    ...waitsQuery(),
    meta: { told: ['bell'] },
    refetchInterval: ({ state }) => (state.data?.length ? unlessTold(WAITING_MS) : false),
  })
}

/** Returns whether there is something to do in one of the queues now. */
export function isCalled(waits: readonly MyWait[]): boolean {
  return waits.some(({ offer, isFree }) => offer !== null || isFree)
}

/** The queues of an athlete beside their bookings (N7); nothing, not even its code, where there is none. */
export function Waits() {
  const waits = useWaits()
  return (
    <QueryState query={waits} skeleton={null} failure="Não deu para buscar suas filas de espera">
      {(all) => all.length > 0 && <waitCards.Component waits={all} />}
    </QueryState>
  )
}
