import '@campo-livre/ui/styles/form.css'
import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { isUpcoming, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { ArrivalButtons } from './arrival-buttons.tsx'
import { BookAgain } from './book-again.tsx'
import classes from './booking-acts.module.css'
import { BookingNote } from './booking-note.tsx'
import { ChangePrice } from './change-price.tsx'
import { PrintReceipt } from './print-receipt.tsx'
import { ReceiveMoney } from './receive-money.tsx'
import { SendBooking } from './send-booking.tsx'

/** Everything that the arena does with a booking from its card (H2). */
export function BookingActs({ booking, now }: { booking: CompanyBooking; now: string }) {
  const { tab } = booking
  const status = statusAt(booking, now)
  const isOver = status === 'cancelled' || status === 'expired'
  return (
    <div className={classes.acts}>
      <ArrivalButtons booking={booking} now={now} />
      {!isOver && <ReceiveMoney booking={booking} />}
      {!isOver && tab === null && <ChangePrice booking={booking} now={now} />}
      <BookingNote key={booking.counter.note} booking={booking} />
      {isUpcoming(booking, now) && <SendBooking booking={booking} />}
      <BookAgain booking={booking} />
      <PrintReceipt booking={booking} now={now} />
    </div>
  )
}
