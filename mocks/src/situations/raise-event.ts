import type { MemoryDatabase } from '../db/database.ts'
import type { EventName } from './event-names.ts'
import { cancelledBooking, gameSoon, hourFreed, newBooking, pixWaiting } from './events/bookings.ts'
import { expenseDue, lowStock, newReview } from './events/house.ts'
import { rachaJoined } from './events/rachas.ts'
import { MOST } from './situation.ts'

const events: Record<EventName, (db: MemoryDatabase) => Promise<void>> = {
  'new-booking': newBooking,
  'cancelled-booking': cancelledBooking,
  'low-stock': lowStock,
  'new-review': newReview,
  'expense-due': expenseDue,
  'racha-joined': rachaJoined,
  'pix-waiting': pixWaiting,
  'game-soon': gameSoon,
  'hour-freed': hourFreed,
}

/**
 * Raises an event now as it would happen by itself: by calls where there are any, with all rules. Throws 409 where the
 * data does not allow it.
 */
export async function raiseEvent(db: MemoryDatabase, event: EventName): Promise<void> {
  await events[event](db)
  db.settings.events = [...db.settings.events, event].slice(-MOST)
  db.log.markDirty()
}
