import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import { dueAtVenue } from '@campo-livre/domain/bookings/money/due-at-venue.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { useNow } from '../../../../lib/time/use-now.ts'
import classes from '../../../../shared/payments/panel.module.css'
import { SearchInput } from '../search-input.tsx'
import type { TabCommands } from '../commands/use-tab-commands.ts'

type Props = { tab: OpenTab; commands: Pick<TabCommands, 'send'>; onDone: () => void }

const PAUSE_MS = 300
const MOST = 20

/** Links a tab to a booking of today, or to one that is found by code, name or phone; what is owed for it joins the bill. */
export function BookingPanel({ tab, commands, onDone }: Props) {
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), PAUSE_MS)
  const company = useQuery(ownCompanyQuery())
  const today = localDay(company.data?.timeZone ?? 'UTC', useNow(60_000))
  const here = company.data === undefined ? ({ when: 'upcoming' } as const) : { date: today }
  const query = useQuery({
    ...companyBookingsQuery({ ...(q === '' ? here : { q }), page: 1, perPage: MOST }),
    enabled: q !== '' || !company.isPending,
    placeholderData: keepPreviousData,
  })
  return (
    <div className={classes.panel}>
      <SearchInput
        label="Buscar reserva"
        placeholder="Código, nome ou telefone"
        value={text}
        onValue={setText}
      />
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando as reservas">
            <Skeleton height="16rem" />
          </div>
        }
        failure="Não deu para buscar as reservas"
      >
        {({ items }) => {
          const linked = items.filter(({ status }) => status === 'confirmed' || status === 'completed')
          if (linked.length === 0)
            return (
              <p className={classes.facts}>
                {q === ''
                  ? 'Nenhuma reserva confirmada para hoje.'
                  : `Nenhuma reserva confirmada com “${q}”.`}
              </p>
            )
          return (
            <ul className={classes.rows} aria-label="Reservas">
              {linked.map((booking) => (
                <li key={booking.id}>
                  <button
                    type="button"
                    className={classes.row}
                    onClick={() => {
                      commands.send({ type: 'link_booking', tabId: tab.id, bookingId: booking.id })
                      onDone()
                    }}
                  >
                    <span>
                      {booking.customerName}
                      <span className={classes.help}>
                        {formatShortDay(booking.start, booking.company.timeZone)},{' '}
                        {formatTimes(booking, booking.company.timeZone)}, {booking.field.name}
                      </span>
                    </span>
                    <span className={classes.cents}>{owed(booking)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryState>
    </div>
  )
}

function owed(booking: Pick<Booking, 'payment' | 'balance'>): string {
  const cents = dueAtVenue(booking)
  return cents === 0 ? 'Paga' : formatCents(cents)
}
