import { touchedBy } from '@campo-livre/domain/waiting/touched.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { BookingRecord, WaitRecord } from '../store/records.ts'
import type { RowChange } from '../store/row-change.ts'
import { lookAtWaits, waitsOn } from './look-at-waits.ts'

/** The tables by which hours that were taken or closed can become free, beside bookings. */
const ofArena = new Set(['closures', 'fields', 'companies'])

/**
 * Gives the times that changes have made free to those who wait for them (N7), in the transaction of the changes: so nobody else
 * comes between. Every call and every job ends here, whatever it has changed.
 */
export async function passOnFreed(db: Database, changes: readonly RowChange[], at: string): Promise<void> {
  const touched = changes.flatMap(({ table, before, after }) =>
    table === 'bookings' ? touchedBy(before as BookingRecord | null, after as BookingRecord | null, at) : [],
  )
  const arenas = new Set(
    changes.flatMap(({ table, id, before }) =>
      before !== null && ofArena.has(table)
        ? [typeof before.companyId === 'string' ? before.companyId : id]
        : [],
    ),
  )
  if (touched.length === 0 && arenas.size === 0) return
  const onGround = mapAll(touched, ({ fieldId, ...time }) => {
    const field = db.fields.find(fieldId)
    return field ? waitsOn(db, field, time) : []
  })
  const ofArenas = mapAll([...arenas], (id) => db.waits.by('companyId', id))
  const waits = new Set<WaitRecord>([...onGround, ...ofArenas].flat())
  if (waits.size > 0) await lookAtWaits(db, at, [...waits])
}
