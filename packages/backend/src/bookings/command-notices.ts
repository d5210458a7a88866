import type { BookingStep } from '@campo-livre/domain/bookings/command.ts'
import { type KnownPlace, untoldMove } from '@campo-livre/domain/bookings/told-move.ts'
import { athleteAction, bookedWhat, cancelledNotices } from '@campo-livre/domain/bookings/booking-notices.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { notify, sendNotices } from '../notifications/notify.ts'
import { bookingPlace } from './booking-place.ts'

/**
 * Tells the athlete what the arena did with their booking, once: a change that is undone or made again before it was read
 * leaves one notice of how it is now, or none.
 */
export async function notifyCommand(
  db: Database,
  command: BookingStep,
  before: BookingRecord | undefined,
  booking: BookingRecord,
): Promise<void> {
  const place = bookingPlace(db, booking)
  if (booking.status === 'cancelled' && before?.status !== 'cancelled')
    return sendNotices(db, cancelledNotices(booking, place))
  const [what, action] = [bookedWhat(booking, place), athleteAction(booking)]
  const { companyName } = place
  if (command.type === 'book') {
    const message = `${companyName} marcou uma reserva para você: ${what}.`
    return notify(db, booking.athleteId, { kind: 'bookings', type: 'success', message, ...action })
  }
  if (before === undefined || !(command.type === 'move' || command.type === 'undo')) return undefined
  const isMoved =
    before.fieldId !== booking.fieldId || before.start !== booking.start || before.end !== booking.end
  if (!isMoved) return undefined
  const from = untoldMove(takeUnread(db, booking), before, booking)
  if (from === null) return undefined
  const price =
    from.priceCents === booking.priceCents
      ? ' O preço continua o mesmo.'
      : ` O preço passa para ${formatCents(booking.priceCents)}.`
  const old = { ...booking, ...from }
  const known = bookedWhat(old, bookingPlace(db, old))
  const message = `${companyName} mudou sua reserva: ${known}, passa para ${what}.${price}`
  const { fieldId, start, end, priceCents } = from
  const moved = { bookingId: booking.id, from: { fieldId, start, end, priceCents } }
  return notify(db, booking.athleteId, { kind: null, type: 'warning', message, moved, ...action })
}

/** Removes the unread notices of moves of a booking; returns the places that the athlete knew before them. */
function takeUnread(db: Database, { id: bookingId, athleteId }: BookingRecord): KnownPlace[] {
  if (athleteId === null) return []
  const unread = db.notifications
    .by('userId', athleteId)
    .flatMap(({ id, readAt, moved }) =>
      readAt === null && moved?.bookingId === bookingId ? [{ id, from: moved.from }] : [],
    )
  for (const { id } of unread) db.notifications.remove(id)
  return unread.map(({ from }) => from)
}
