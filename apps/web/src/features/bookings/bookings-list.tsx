import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { PageMeta } from '@campo-livre/domain/lists/page.ts'
import { formatMonth } from '@campo-livre/domain/time/format-days.ts'
import waiting from '../../lib/busy.module.css'
import { Pager } from '../../lib/pager.tsx'
import { dayOf } from '../../lib/when.ts'
import { BookingRow } from './booking-row.tsx'
import classes from './bookings-list.module.css'
import { inRuns } from './in-runs.ts'

type Props = {
  items: readonly BookingDetail[]
  meta: PageMeta
  /** What is over is many, and is looked for by its month. */
  months: boolean
  /** The next page is on its way: these are still the last one's. */
  busy: boolean
}

/** One page of bookings. */
export function BookingsList({ items, meta, months, busy }: Props) {
  return (
    <>
      <div className={`${classes.months} ${waiting.busy}`} aria-busy={busy}>
        {months ? (
          inRuns(items, (booking) => dayOf(booking).slice(0, 7)).map(({ key, first, items: ofMonth }) => (
            <section key={key} aria-labelledby={`mes-${key}`} className={classes.month}>
              <h2 id={`mes-${key}`} className={classes.title}>
                {formatMonth(first.start, first.company.timeZone)}
              </h2>
              <Rows items={ofMonth} headingLevel={3} />
            </section>
          ))
        ) : (
          <Rows items={items} headingLevel={2} />
        )}
      </div>
      <Pager meta={meta} />
    </>
  )
}

function Rows({ items, headingLevel }: { items: readonly BookingDetail[]; headingLevel: 2 | 3 }) {
  return (
    <ul className={classes.list}>
      {items.map((booking) => (
        <li key={booking.id}>
          <BookingRow booking={booking} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
