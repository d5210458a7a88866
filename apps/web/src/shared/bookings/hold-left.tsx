import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { holdSecondsLeft } from '@campo-livre/domain/bookings/status.ts'
import { HoldCountdown } from '@campo-livre/ui/hold-countdown/hold-countdown.tsx'

/** The time left of a booking's hold (rule 4), by the server's clock. */
export function HoldLeft({ booking, now }: { booking: BookingDetail; now: string }) {
  const { createdAt, holdExpiresAt } = booking
  if (holdExpiresAt === null) return null
  const secondsTotal = (Date.parse(holdExpiresAt) - Date.parse(createdAt)) / 1_000
  return <HoldCountdown secondsLeft={holdSecondsLeft(booking, now)} secondsTotal={secondsTotal} />
}
