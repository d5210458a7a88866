import '@campo-livre/ui/styles/controls.css'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { PageMeta } from '@campo-livre/domain/lists/page.ts'
import { Pager } from '../../../lib/list/pager.tsx'
import { BookingsCount } from '../list/bookings-count.tsx'
import { CompanyBookingsEmpty } from './company-bookings-empty.tsx'
import { CompanyBookingsTable } from './company-bookings-table.tsx'
import type { CompanyBookingsSearch } from './company-bookings-search.ts'
import { shownOrder, toCompanyBookingsQuestion } from './company-bookings-question.ts'

type Props = {
  items: readonly BookingDetail[]
  meta: PageMeta
  busy: boolean
  search: CompanyBookingsSearch
  now: string
}

/** A page of the company's bookings. */
export function CompanyBookings({ items, meta, busy, search, now }: Props) {
  const { when, date, fieldId, status } = toCompanyBookingsQuestion(search)
  if (items.length === 0) {
    return (
      <CompanyBookingsEmpty
        filtered={Boolean(date ?? fieldId ?? status)}
        search={search.busca}
        upcoming={when === 'upcoming'}
        beyond={meta.total > 0}
      />
    )
  }
  return (
    <>
      <BookingsCount total={meta.total} />
      <CompanyBookingsTable items={items} now={now} busy={busy} order={shownOrder(search)} />
      <Pager meta={meta} />
    </>
  )
}
