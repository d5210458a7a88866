import { companyBookingQuery } from '@campo-livre/api/bookings/company-bookings.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { canCancel } from '@campo-livre/domain/bookings/status.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CompanyCancelDialog } from './company-cancel-dialog.tsx'

type Props = {
  /** The id of the booking to cancel, by the address; closed without one. */
  id: string | undefined
  /** The booking as the screen has it, shown until it is read with what only the arena knows. */
  known: BookingDetail | undefined
  now: string
  onClose: () => void
  onCancelled: (booking: BookingDetail) => void
}

/** The dialog in which the company cancels. The focus goes back to the opener, unless there is a result to read. */
export function CompanyCancelling({ id, known, now, onClose, onCancelled }: Props) {
  // Only the company's own call tells what the counter has taken.
  const query = useQuery({ ...companyBookingQuery(id ?? ''), enabled: id !== undefined })
  const booking = (id === undefined ? undefined : query.data) ?? known
  useEffect(() => {
    if (id === undefined) return undefined
    const asker = document.activeElement
    return () => {
      if (document.activeElement === document.body && asker instanceof HTMLElement) asker.focus()
    }
  }, [id])
  if (booking === undefined || !canCancel(booking, now)) return null
  return (
    <CompanyCancelDialog
      key={booking.id}
      booking={booking}
      now={now}
      onClose={onClose}
      onCancelled={onCancelled}
    />
  )
}
