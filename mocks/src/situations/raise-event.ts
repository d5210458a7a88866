import type { Database } from '../db/database.ts'
import type { EventName } from './event-names.ts'
import { cancelledBooking, gameSoon, newBooking, pixWaiting } from './events/bookings.ts'
import { expenseDue, lowStock, newReview } from './events/house.ts'
import { rachaJoined } from './events/rachas.ts'
import { MOST } from './situation.ts'

const events: Record<EventName, (db: Database) => Promise<void>> = {
  'new-booking': newBooking,
  'cancelled-booking': cancelledBooking,
  'low-stock': lowStock,
  'new-review': newReview,
  'expense-due': expenseDue,
  'racha-joined': rachaJoined,
  'pix-waiting': pixWaiting,
  'game-soon': gameSoon,
}

/**
 * Makes it happen now, just as it would by itself: by calls where there are such, with all the rules. 409 where there is
 * nothing it could happen to.
 */
export async function raiseEvent(db: Database, event: EventName): Promise<void> {
  await events[event](db)
  db.settings.events = [...db.settings.events, event].slice(-MOST)
  db.log.markDirty()
}
