import type { Audit } from '@campo-livre/domain/admin/audit.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'

/** The call of each look at what is somebody's own. */
const calls = { seen: 'POST /admin/reveal', looked: 'POST /admin/looks' } as const

type Sight = Pick<Audit, 'at' | 'userId' | 'resource' | 'rowId' | 'name'>

/** Notes in the audit that an admin has looked at what is somebody's own, which changes nothing (LGPD). */
export async function noteSight(db: Database, sight: Sight, kind: keyof typeof calls): Promise<void> {
  await db.audits.insert({
    ...sight,
    id: newId('aud'),
    call: calls[kind],
    kind,
    changes: [],
    reason: null,
    commandId: null,
  })
}
