import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { canCancel } from '@campo-livre/domain/bookings/status.ts'
import { useRef, useState } from 'react'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'
import viewClasses from '../booking-view.module.css'
import { cancelledSentence } from '../cancel/refund-sentence.ts'
import { BookingDrawer } from './booking-drawer.tsx'
import { TicketInAddress } from './ticket/ticket-in-address.tsx'
import { CompanyCancelling } from './company-cancelling.tsx'

type Props = {
  /** The search of the address: the open booking, the one about to be cancelled, the reader of tickets (A14). */
  search: { reserva?: string | undefined; cancelar?: string | undefined; ingresso?: number | undefined }
  /** The bookings that the screen has. */
  bookings: readonly BookingDetail[]
  now: string
}

/**
 * The drawer and the dialog of a company's booking. The result of a cancellation is shown where it was asked, with the
 * focus.
 */
export function BookingOverlays({ search: { reserva, cancelar, ingresso }, bookings, now }: Props) {
  const closeBooking = useCloseDialog('reserva', reserva !== undefined)
  const closeQuestion = useCloseDialog('cancelar', cancelar !== undefined)
  const told = useRef<HTMLParagraphElement>(null)
  const [news, setNews] = useState({ of: reserva, sentence: '' })
  const known = (id: string | undefined) => bookings.find((booking) => booking.id === id)
  const asked = known(cancelar)
  const message = (
    <p ref={told} role="status" tabIndex={-1} className={viewClasses.message}>
      {news.of === reserva && news.sentence}
    </p>
  )
  return (
    <>
      {reserva === undefined && message}
      <BookingDrawer
        id={reserva}
        known={known(reserva)}
        now={now}
        covered={cancelar !== undefined && (asked === undefined || canCancel(asked, now))}
        onClose={closeBooking}
      >
        {reserva !== undefined && message}
      </BookingDrawer>
      <TicketInAddress opened={ingresso !== undefined} now={now} />
      <CompanyCancelling
        id={cancelar}
        known={asked}
        now={now}
        onClose={closeQuestion}
        onCancelled={(cancelled) => {
          setNews({ of: reserva, sentence: cancelledSentence(cancelled) })
          closeQuestion()
          told.current?.focus()
        }}
      />
    </>
  )
}
