import { isAwaited } from '@campo-livre/domain/bookings/day/awaited.ts'
import type { CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { CheckInButton } from '../company/check-in-button.tsx'
import classes from './dashboard-list.module.css'

type Props = { booking: CalendarBooking; now: string; onDone?: (() => void) | undefined }

/** The next act on a booking that has begun: noting that they came, then taking what they owe. */
export function BookingLineAct({ booking, now, onDone }: Props) {
  const { id, customerName, checkedInAt, dueCents } = booking
  if (isAwaited(booking, now))
    return (
      <div className={classes.act}>
        <CheckInButton variant="default" px="md" bookingId={id} of={customerName} onDone={onDone} />
      </div>
    )
  if (checkedInAt === null || dueCents === 0) return null
  return (
    <Link
      to="/company"
      search={mergeSearch({ reserva: id })}
      resetScroll={false}
      className={`${button.secondary} ${classes.act}`}
    >
      Receber<span className="visually-hidden"> de {customerName}</span>
    </Link>
  )
}
