import { bookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { BookingsCount } from './bookings-count.tsx'
import { BookingsEmpty } from './bookings-empty.tsx'
import { BookingsList } from './bookings-list.tsx'
import classes from './bookings-screen.module.css'
import { BookingsSkeleton } from './bookings-skeleton.tsx'
import { toBookingsQuestion } from './bookings-question.ts'
import { BookingsTabs } from './bookings-tabs.tsx'
import { isCalled, useWaits, Waits } from '../waits/waits.tsx'
import { StatusFilter } from './status-filter.tsx'
import { statusesOf } from './statuses.ts'

const route = getRouteApi('/_athlete/atleta/reservas/')

/** The parts of another feature beside the bookings, given by the route. */
export type BookingsParts = {
  /** The athlete's fixed slots: those that go on, or those that are over. */
  FixedSlots: ComponentType<{ when: 'upcoming' | 'past' }>
}

/** The athlete's bookings (A10): upcoming and past ones, filtered by state, in pages; with their fixed slots (N8). */
export function BookingsScreen({ parts: { FixedSlots } }: { parts: BookingsParts }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const question = toBookingsQuestion(search)
  const query = useQuery({ ...bookingsQuery(question), placeholderData: keepPreviousData })
  const total = query.data?.meta.total
  const waits = useWaits().data ?? []
  const isFirst = question.when === 'upcoming' && question.status === undefined && question.page === 1
  // An offer of a queue is taken from its own card.
  const offered = waits.map(({ offer }) => offer?.bookingId)
  const slots = question.status === undefined && question.page === 1 && <FixedSlots when={question.when} />
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Minhas Reservas')}</title>
      <PageHeader title="Minhas Reservas" />
      <BookingsTabs when={question.when} />
      <div className={classes.tools} hidden={total === 0 && question.status === undefined}>
        <BookingsCount total={total} />
        <StatusFilter
          value={question.status}
          among={statusesOf(question.when)}
          onChange={(situacao) =>
            void navigate({ search: (old) => ({ ...old, situacao, pagina: undefined }), resetScroll: false })
          }
        />
      </div>
      {isFirst && isCalled(waits) && <Waits />}
      <QueryState query={query} skeleton={<BookingsSkeleton />} failure="Não deu para buscar suas reservas">
        {({ items, meta }) =>
          items.length === 0 ? (
            <>
              {slots}
              <BookingsEmpty when={question.when} status={question.status} beyond={meta.total > 0} />
            </>
          ) : (
            <BookingsList
              items={isFirst ? items.filter(({ id }) => !offered.includes(id)) : items}
              meta={meta}
              when={question.when}
              busy={query.isPlaceholderData}
              slots={slots}
            />
          )
        }
      </QueryState>
      {isFirst && !isCalled(waits) && query.data && <Waits />}
    </div>
  )
}
