import '@campo-livre/ui/styles/controls.css'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { canCancel } from '@campo-livre/domain/bookings/status.ts'
import type { PageMeta } from '@campo-livre/domain/lists/page.ts'
import { useRef, useState } from 'react'
import { Pager } from '../../../lib/pager.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { BookingsCount } from '../bookings-count.tsx'
import viewClasses from '../booking-view.module.css'
import { CompanyBookingsEmpty } from './company-bookings-empty.tsx'
import { CompanyBookingsTable } from './company-bookings-table.tsx'
import { CompanyCancelDialog } from './company-cancel-dialog.tsx'
import { cancelledSentence } from '../refund-sentence.ts'

type Props = {
  items: readonly BookingDetail[]
  meta: PageMeta
  busy: boolean
  filtered: boolean
  /** The booking whose cancel dialog is open. */
  cancelling: string | null
  onCancelClose: () => void
}

/** One page of the company's bookings, and the dialog to cancel one of them. */
export function CompanyBookings({ items, meta, busy, filtered, cancelling, onCancelClose }: Props) {
  const now = useNow(15_000)
  const told = useRef<HTMLParagraphElement>(null)
  const [message, setMessage] = useState('')
  const asked = items.find(({ id }) => id === cancelling)
  return (
    <>
      <p ref={told} role="status" tabIndex={-1} className={viewClasses.message}>
        {message}
      </p>
      {items.length === 0 ? (
        <CompanyBookingsEmpty filtered={filtered} beyond={meta.total > 0} />
      ) : (
        <>
          <BookingsCount total={meta.total} />
          <CompanyBookingsTable items={items} now={now} busy={busy} />
          <Pager meta={meta} />
        </>
      )}
      {asked && canCancel(asked, now) && (
        <CompanyCancelDialog
          key={asked.id}
          booking={asked}
          now={now}
          onClose={onCancelClose}
          onCancelled={(refundCents) => {
            setMessage(cancelledSentence(refundCents))
            onCancelClose()
            told.current?.focus()
          }}
        />
      )}
    </>
  )
}
