import { applySplitCommand as apply } from '@campo-livre/domain/splits/apply-command.ts'
import type { SplitStep } from '@campo-livre/domain/splits/command.ts'
import type { SplitContext } from '@campo-livre/domain/splits/context.ts'
import { followSplit } from '@campo-livre/domain/splits/operations.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { SplitRecord } from '../store/records.ts'
import { applyOutcome, requireDone } from '../store/apply-outcome.ts'
import { stepOnAccount } from '../payments/step-on-account.ts'
import { findArenaAccount, paymentsAtArena } from './arena-account.ts'
import { gameOf } from './game-of.ts'
import { splitContext } from './split-context.ts'
import type { SplitPayment } from '@campo-livre/domain/splits/split.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { arenaOf } from './arena-of.ts'

type By = { now: string; by: SplitContext['by']; ownerId: string }

/**
 * Carries out what somebody does with a bill, with all that follows (decision 080): Pix codes, the money of a booking or a
 * tab, who has paid in the racha, and notices. Once, however often it comes. Throws what refuses it.
 */
export async function applySplitCommand(
  db: Database,
  { now, by, ownerId }: By,
  command: SplitStep,
): Promise<SplitRecord> {
  const before = db.splits.find(command.splitId)
  const applied = requireDone(apply(command, splitContext(db, { now, by, ownerId })))
  if (applied.split === before) return before
  const split = await withCodes(db, applied.split)
  const { organizerId, origin } = split
  const followed = followSplit(before, split, command, {
    account: findArenaAccount(db, now),
    paymentsOf: (source) => paymentsAtArena(db, source),
    racha: gameOf(db, organizerId, origin.kind, origin.id)?.racha,
  })
  for (const { source, byId, steps } of followed.arena)
    for (const step of steps)
      await stepOnAccount(
        db,
        { now, userId: byId },
        { of: source.kind, id: source.id },
        { ...step, id: newId('cmd') },
      )
  await applyOutcome(db, followed)
  return split
}

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

/** The receiver of what is not an arena's: the platform, which passes it on to the organiser. */
const platform = {
  name: 'Campo Livre',
  pixKey: 'contas@campolivre.test',
  address: { city: 'Sao Paulo' },
}

/** Makes the BR Code of a share, by an id of its own: to the arena of the bill, or to the platform where it has none. */
async function sharePix(db: Database, split: SplitRecord, { id, cents }: SplitPayment): Promise<string> {
  const receiver = arenaOf(db, split)
  const code = { id: id.replace('cota_', ''), code: split.code }
  return pixCodeOf(code, cents, receiver ?? platform)
}
