import { applyRachaCommand } from '@campo-livre/domain/rachas/apply-command.ts'
import type { RachaStep } from '@campo-livre/domain/rachas/command.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord, UserRecord } from '../store/records.ts'
import { Refused } from '../http/refused.ts'
import { keepRacha, settleRacha } from './keep-racha.ts'
import { rachaContext } from './racha-context.ts'
import { tellBill } from './tell-bill.ts'

/**
 * Carries out what somebody does with a racha, with the notices that follow (decision 079); once, however often it comes.
 * Throws what refuses it.
 */
export async function carryOutRacha(
  db: Database,
  { now, user }: { now: string; user: UserRecord | null },
  command: RachaStep,
): Promise<RachaRecord> {
  const stored = db.rachas.find(command.rachaId)
  const before = stored && (await settleRacha(db, now, stored))
  const outcome = applyRachaCommand(command, rachaContext(db, { now, user }))
  if (!outcome.ok) throw new Refused(outcome.code, outcome.message)
  const kept = await keepRacha(db, before, outcome.racha, user?.id ?? null)
  if (command.type === 'renew_link') await renewGroup(db, kept)
  await tellBill(db, { now, user, commandId: command.id }, before, kept)
  return settleRacha(db, now, db.rachas.find(kept.id) ?? kept)
}

/** Gives the games of a weekly racha one link again: the old one is dead at once. */
async function renewGroup(db: Database, { groupId, linkToken }: RachaRecord): Promise<void> {
  for (const { id } of db.rachas.where((racha) => racha.groupId === groupId))
    await db.rachas.update(id, { linkToken })
}
