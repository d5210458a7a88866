import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import { type Answer, ok } from '../http/answer.ts'
import { notFound } from '../http/refused.ts'
import { carryOutSplit } from './carry-out.ts'
import { ownSplit } from './get-split.ts'

/** Pays the Pix code of a share, as the bank tells it; 404 for one that was withdrawn. */
export async function paySharePix(db: Database, now: string, paymentId: string): Promise<Answer> {
  const [split] = db.splits.where(({ payments }) => payments.some(({ id }) => id === paymentId))
  if (!split) throw notFound()
  const command = { type: 'pix_paid' as const, id: newId('cmd'), splitId: split.id, paymentId }
  const paid = await carryOutSplit(db, { now, by: null, ownerId: split.organizerId }, command)
  return ok(ownSplit(db, now, paid), { message: 'Pix pago.' })
}
