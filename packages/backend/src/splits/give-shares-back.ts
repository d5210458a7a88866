import type { Account } from '@campo-livre/domain/payments/account.ts'
import { applySplitCommand } from '@campo-livre/domain/splits/apply-command.ts'
import { backOfShares } from '@campo-livre/domain/splits/bring-to-arena.ts'
import { followSplit } from '@campo-livre/domain/splits/operations.ts'
import { sendNotices } from '../notifications/notify.ts'
import type { Database } from '../store/database.ts'
import { findArenaAccount, paymentsAtArena } from './arena-account.ts'
import { gameOf } from './game-of.ts'
import { splitContext } from './split-context.ts'

/** The payments of a booking or a tab before and after they were stored. */
export type StoredPayments = Record<'before' | 'after', Account['payments']>

/** Tells bills which money of their shares the arena has taken back: their bank returns it, and it is owed again. */
export async function giveSharesBack(db: Database, stored: readonly StoredPayments[]): Promise<void> {
  const now = db.clock.now()
  for (const step of stored.flatMap(({ before, after }) => backOfShares(before, after))) {
    const split = db.splits.find(step.splitId)
    const personId = split?.payments.find(({ id }) => id === step.paymentId)?.personId
    if (!split || personId === undefined) continue
    const { organizerId: ownerId, origin } = split
    const command = { ...step, personId }
    const applied = applySplitCommand(command, splitContext(db, { now, by: null, ownerId }))
    if (!applied.ok) throw new Error(`the bill ${split.id} refuses money back: ${applied.message}`)
    const { changes, notices } = followSplit(split, applied.split, command, {
      account: findArenaAccount(db, now),
      paymentsOf: (source) => paymentsAtArena(db, source),
      racha: gameOf(db, ownerId, origin.kind, origin.id)?.racha,
    })
    for (const { id, ...row } of changes.splits) await db.splits.update(id, row)
    for (const { id, ...row } of changes.rachas) await db.rachas.update(id, row)
    await sendNotices(db, notices)
  }
}
