import type { BookingStep } from '@campo-livre/domain/bookings/command.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRecord } from '../../db/records.ts'
import { notify } from '../notifications/notify.ts'
import { notifyCancelled, told } from './booking-notices.ts'

const MOVED = 'mudou sua reserva'

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
  if (booking.status === 'cancelled' && before?.status !== 'cancelled') return notifyCancelled(db, booking)
  const { what, companyName, athleteAction } = told(db, booking)
  if (command.type === 'book') {
    const message = `${companyName} marcou uma reserva para você: ${what}.`
    return notify(db, booking.athleteId, { kind: 'bookings', type: 'success', message, ...athleteAction })
  }
  if (before === undefined || !(command.type === 'move' || command.type === 'undo')) return undefined
  const from = told(db, before)
  const isMoved = from.what !== what || before.end !== booking.end
  if (!isMoved) return undefined
  const unread = await forgetUnread(db, booking)
  if (command.type === 'undo' && unread) return undefined
  const price =
    before.priceCents === booking.priceCents
      ? ' O preço continua o mesmo.'
      : ` O preço passa para ${formatCents(booking.priceCents)}.`
  const message = `${companyName} ${MOVED}: ${from.what}, passa para ${what}.${price}`
  return notify(db, booking.athleteId, { kind: null, type: 'warning', message, ...athleteAction })
}

/** Removes the unread notices of a move of this booking; returns whether there was one. */
async function forgetUnread(db: Database, booking: BookingRecord): Promise<boolean> {
  const { athleteId } = booking
  if (athleteId === null) return false
  const { actionUrl } = told(db, booking).athleteAction
  const unread = db.notifications
    .by('userId', athleteId)
    .filter((each) => each.readAt === null && each.actionUrl === actionUrl && each.message.includes(MOVED))
  for (const { id } of unread) db.notifications.remove(id)
  return unread.length > 0
}
