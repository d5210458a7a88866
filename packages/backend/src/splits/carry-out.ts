import { applySplitCommand } from '@campo-livre/domain/splits/apply-command.ts'
import type { SplitStep } from '@campo-livre/domain/splits/command.ts'
import type { SplitContext } from '@campo-livre/domain/splits/context.ts'
import type { SplitPayment } from '@campo-livre/domain/splits/split.ts'
import type { Database } from '../store/database.ts'
import type { SplitRecord } from '../store/records.ts'
import { Refused } from '../http/refused.ts'
import { bringToArena, freeAtArena } from './bring-to-arena.ts'
import { markPaid } from './mark-paid.ts'
import { sharePix } from './share-pix.ts'
import { notifySplit } from './split-notices.ts'
import { splitContext } from './split-context.ts'

type By = { now: string; by: SplitContext['by']; ownerId: string }

/**
 * Carries out what somebody does with a bill, with all that follows (decision 080): Pix codes, the money of a booking or a
 * tab, who has paid in the racha, and notices. Once, however often it comes. Throws what refuses it.
 */
export async function carryOutSplit(
  db: Database,
  { now, by, ownerId }: By,
  command: SplitStep,
): Promise<SplitRecord> {
  const before = db.splits.find(command.splitId)
  const outcome = applySplitCommand(command, splitContext(db, { now, by, ownerId }))
  if (!outcome.ok) throw new Refused(outcome.code, outcome.message)
  if (outcome.split === before) return before
  const split = await withCodes(db, outcome.split)
  // Nothing is refused from here on.
  await (before ? db.splits.update(split.id, split) : db.splits.insert(split))
  const was = new Map(before?.payments.map(({ id, status }) => [id, status]))
  for (const payment of split.payments)
    if (isOnline(payment) && payment.status === 'paid' && was.get(payment.id) !== 'paid')
      await bringToArena(db, now, split, payment)
  for (const payment of split.payments)
    if (payment.statementKey !== undefined && payment.status === 'undone' && was.get(payment.id) === 'paid')
      await freeAtArena(db, now, split, payment)
  await markPaid(db, split)
  await notifySplit(db, before, split, command)
  return split
}

/** Returns whether a payment is the arena's: cash is the organiser's. */
const isOnline = ({ kind }: SplitPayment) => kind === 'pix' || kind === 'card' || kind === 'credit'

async function withCodes(db: Database, split: SplitRecord): Promise<SplitRecord> {
  const payments = await Promise.all(
    split.payments.map(async (payment) =>
      payment.kind === 'pix' && payment.status === 'waiting' && payment.pixCode === null
        ? { ...payment, pixCode: await sharePix(db, split, payment) }
        : payment,
    ),
  )
  return { ...split, payments }
}
