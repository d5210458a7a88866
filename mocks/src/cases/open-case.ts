import type { MemoryDatabase } from '../db/database.ts'
import { Refused } from '@campo-livre/backend/http/refused.ts'
import { applyChanges } from '../persistence/apply-snapshot.ts'
import { withRollback } from '../persistence/with-rollback.ts'
import { type CaseFile, damagedAt } from './case-file.ts'
import { contradictionIn } from './contradiction.ts'

const OTHER_SEED =
  'Esse caso parte de dados que já mudaram nesta versão do backend simulado e não dá para abrir. Nada mudou.'

export type Opened = Pick<CaseFile, 'now' | 'token' | 'path'>

/**
 * Opens a case: data, situation and log become those of the case, and the clock goes on from its time, on whatever day.
 * Throws where its data is that of another seed, and then changes nothing.
 */
export async function openCase(db: MemoryDatabase, file: CaseFile): Promise<Opened> {
  const { snapshot, now, token, path, log } = file
  await withRollback(db, async () => {
    await db.reset({ base: snapshot.base, data: snapshot.settings.data })
    if (db.fingerprint !== snapshot.fingerprint) throw new Refused('invalid', OTHER_SEED)
    await applyChanges(db, snapshot)
    db.clock.setOffset((Date.parse(now) - Date.parse(db.clock.real())) / 60_000)
    db.settings.clock = { at: now }
    const table = contradictionIn(db, snapshot.changes)
    if (table !== null) throw new Refused('invalid', damagedAt(['snapshot', 'changes', table]))
  })
  await db.callLog.replace(log)
  return { now, token, path }
}
