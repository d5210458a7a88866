import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import type { CompanyBookingsSearch } from '../company/company-bookings-search.ts'
import { CalendarBody } from './calendar-body.tsx'
import { rangeOf } from './calendar-range.ts'
import type { DrawnView } from './calendar-search.ts'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import classes from './calendar.module.css'
import { useCalendarKeys } from './use-calendar-keys.ts'

type Props = { company: OwnCompany; view: DrawnView; search: CompanyBookingsSearch }

/** The company's calendar (H2): a day, a week or a month, read again every ten seconds. */
export function Calendar({ company, view, search }: Props) {
  const navigate = useNavigate()
  const now = useNow(15_000)
  const today = localDay(company.timeZone, now)
  const day = search.dia ?? today
  const range = rangeOf(view, day)
  const query = useQuery({ ...companyCalendarQuery(range), placeholderData: keepPreviousData })
  const fieldId = search.campo
  const onKeyDown = useCalendarKeys()
  const go = (part: CompanyBookingsSearch) =>
    void navigate({ to: '.', search: mergeSearch(part), resetScroll: false })
  return (
    <div className={classes.calendar} role="presentation" onKeyDown={onKeyDown}>
      <QueryState query={query} skeleton={<CalendarSkeleton />} failure="Não deu para buscar o calendário">
        {(calendar) =>
          query.isPlaceholderData && (day < calendar.from || day > calendar.to) ? (
            <CalendarSkeleton />
          ) : (
            <CalendarBody
              {...{ calendar, view, day, today, now, fieldId }}
              picked={search.tipo}
              moved={search.mover}
              onGo={go}
            />
          )
        }
      </QueryState>
    </div>
  )
}
