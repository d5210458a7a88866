import { Loaded } from '../../lib/loaded.tsx'
import { Notice } from '../../lib/notice.tsx'
import { BookingsSkeleton } from './bookings-skeleton.tsx'
import { DashboardToday } from './dashboard-today.tsx'
import classes from './dashboard-today.module.css'
import { todaysBookings } from './todays-bookings.ts'
import { useTodaysBookings } from './use-todays-bookings.ts'

/** The day on the company's calendar; said when a part of it could not be had. */
export function DashboardDay({ timeZone }: { timeZone: string }) {
  const { first, bookings, waiting, missing, retry, date, now } = useTodaysBookings(timeZone)
  return (
    <Loaded query={first} skeleton={<BookingsSkeleton />} failure="Não conseguimos buscar o dia de hoje">
      {() =>
        waiting ? (
          <BookingsSkeleton />
        ) : (
          <>
            {missing && (
              <Notice
                action={
                  <button type="button" className={classes.retry} onClick={retry}>
                    Tentar de novo
                  </button>
                }
              >
                Faltam reservas aqui: não conseguimos buscar todas as de hoje.
              </Notice>
            )}
            <DashboardToday today={todaysBookings(bookings, now)} date={date} now={now} />
          </>
        )
      }
    </Loaded>
  )
}
