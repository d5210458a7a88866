import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { keepRacha } from '../rachas/keep-racha.ts'

/** Moves the rachas that are played in a booking to its time and place. */
export async function moveRachas(
  db: Database,
  { id, fieldId, companyId, start, end }: BookingRecord,
): Promise<void> {
  const place = `${db.fields.find(fieldId)?.name ?? 'Campo'}, ${db.companies.find(companyId)?.name ?? ''}`
  for (const racha of db.rachas.where(({ bookingId }) => bookingId === id))
    await keepRacha(db, racha, { ...racha, start, end, place }, null)
}
