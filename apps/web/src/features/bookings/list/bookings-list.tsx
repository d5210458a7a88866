import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { PageMeta } from '@campo-livre/domain/lists/page.ts'
import { Fragment, type ReactNode } from 'react'
import waiting from '../../../lib/loading/busy.module.css'
import { Pager } from '../../../lib/list/pager.tsx'
import { BookingRow } from './booking-row.tsx'
import classes from './bookings-list.module.css'
import { bookingSections, type Section } from './booking-sections.ts'
import { CreditNotes } from '../rain/credit-notes.tsx'

type Props = {
  items: readonly BookingDetail[]
  meta: PageMeta
  /** Upcoming or past; it decides how they are grouped. */
  when: 'upcoming' | 'past'
  /** True while the next page is loading and the last one is shown. */
  busy: boolean
  /** The fixed slots, which come after what is urgent. */
  slots?: ReactNode
}

/** A page of bookings. */
export function BookingsList({ items, meta, when, busy, slots }: Props) {
  const sections = bookingSections(items, when)
  const first = sections.find(({ isUrgent }) => !isUrgent)
  return (
    <>
      <CreditNotes items={items} />
      <div className={`${classes.sections} ${waiting.busy}`} aria-busy={busy}>
        {sections.map((section) => (
          <Fragment key={section.id}>
            {section === first && slots}
            <Rows {...section} />
          </Fragment>
        ))}
        {first === undefined && slots}
      </div>
      <Pager meta={meta} />
    </>
  )
}

function Rows({ id, title, items }: Section) {
  const list = (
    <ul className={classes.list}>
      {items.map((booking) => (
        <li key={booking.id}>
          <BookingRow booking={booking} headingLevel={title === null ? 2 : 3} />
        </li>
      ))}
    </ul>
  )
  if (title === null) return list
  return (
    <section aria-labelledby={`reservas-${id}`} className={classes.section}>
      <h2 id={`reservas-${id}`} className={classes.title}>
        {title}
      </h2>
      {list}
    </section>
  )
}
