import type { RachaStep } from '@campo-livre/domain/rachas/command.ts'
import { carryOutRacha as carryOut } from '@campo-livre/domain/rachas/operations.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord, UserRecord } from '../store/records.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { settleRacha } from './keep-racha.ts'
import { rachaContext } from './racha-context.ts'
import { tellOpenPlace } from './tell-open-place.ts'
import { tellBill } from './tell-bill.ts'

/**
 * Carries out what somebody does with a racha, with what its bill says of it (decision 119); once, however often it comes.
 * Throws what refuses it.
 */
export async function carryOutRacha(
  db: Database,
  { now, user }: { now: string; user: UserRecord | null },
  command: RachaStep,
): Promise<RachaRecord> {
  const stored = db.rachas.find(command.rachaId)
  const before = stored && (await settleRacha(db, now, stored))
  const { changes } = await applyOutcome(db, carryOut(command, rachaContext(db, { now, user })))
  const [kept] = changes.rachas
  await tellBill(db, { now, user, commandId: command.id }, before, kept)
  const settled = await settleRacha(db, now, db.rachas.find(kept.id) ?? kept)
  await tellOpenPlace(db, now, before, settled)
  return settled
}
