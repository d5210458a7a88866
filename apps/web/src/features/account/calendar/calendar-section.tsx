import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { SectionSkeleton } from '../sections/section-skeleton.tsx'
import { UnsupportedCall } from '../security/parts/unsupported-call.tsx'
import { PhoneCalendar } from './phone-calendar.tsx'

/** The section with the calendar that other apps read. */
export default function CalendarSection() {
  const query = useQuery(accountQuery())
  return (
    <QueryState
      query={query}
      skeleton={<SectionSkeleton />}
      failure="Não deu para abrir sua agenda"
      missing={<UnsupportedCall to="pôr sua agenda no celular" />}
    >
      {({ calendarSince }) => <PhoneCalendar since={calendarSince ?? null} />}
    </QueryState>
  )
}
