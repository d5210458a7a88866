import type { Database } from '../db/database.ts'
import { conflict } from '../http/refused.ts'
import type { EventName } from './event-names.ts'

/** Of what happened the last so many are part of the situation. */
const KEPT = 6

/** Makes it happen now, just as it would by itself; 409 where there is nothing it could happen to. */
export async function raiseEvent(db: Database, event: EventName): Promise<void> {
  if (db.bookings.all().length === 0) throw conflict('Não há nada nos dados a que isso possa acontecer.')
  db.settings.events = [...db.settings.events, event].slice(-KEPT)
  db.log.markDirty()
}
