import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { ActionBar } from '@campo-livre/ui/action-bar/action-bar.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { NEW_BOOKING_ID } from '../booking-place.ts'
import type { CalendarView } from '../calendar/calendar-search.ts'
import { DaySteps } from '../calendar/day-steps.tsx'
import { DayTitle } from '../calendar/day-title.tsx'
import { useCalendarKeys } from '../calendar/use-calendar-keys.ts'
import { ViewSwitch } from '../calendar/view-switch.tsx'
import classes from './bookings-head.module.css'
import { BookingsMenu } from './bookings-menu.tsx'
import type { CompanyBookingsSearch } from './company-bookings-search.ts'

type Props = {
  view: CalendarView
  search: CompanyBookingsSearch
  /** Undefined until it is read: its zone tells which day is today. */
  company: OwnCompany | undefined
}

/** The head of the bookings, one row on a desk: the day and the ways to others, the views, and what can be done. */
export function BookingsHead({ view, search, company }: Props) {
  const now = useNow(60_000)
  const onKeyDown = useCalendarKeys()
  const today = company && localDay(company.timeZone, now)
  const drawn = view !== 'lista' && today !== undefined && { view, today, day: search.dia ?? today }
  const field = view !== 'lista' && company?.fields.find(({ id }) => id === search.campo)
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <h1 className={classes.title}>Reservas</h1>
        {drawn && <DayTitle {...drawn} />}
      </div>
      <div className={classes.ways} role="presentation" {...(view !== 'lista' && { onKeyDown })}>
        {drawn && <DaySteps {...drawn} />}
        <ViewSwitch view={view} />
      </div>
      <ActionBar
        label="O que fazer com as reservas"
        main={
          <Link
            id={NEW_BOOKING_ID}
            to="."
            search={mergeSearch({ nova: 1 })}
            resetScroll={false}
            className={button.primary}
          >
            Nova reserva
          </Link>
        }
        more={<BookingsMenu view={view} fields={company?.fields ?? []} fieldId={search.campo} />}
      />
      {field && (
        <p className={classes.only}>
          Só {field.name}.{' '}
          <Link to="." search={mergeSearch({ campo: undefined })} resetScroll={false}>
            Ver todos os campos
          </Link>
        </p>
      )}
    </header>
  )
}
