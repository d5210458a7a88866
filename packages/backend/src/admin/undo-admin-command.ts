import { undoAdminCommandSpec } from '@campo-livre/contract/admin/calls.ts'
import { isUndoable, undoOf } from '@campo-livre/domain/admin/operations.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ifStale, requireDone } from '../store/apply-outcome.ts'
import { adminRow } from './admin-row.ts'
import { adminDeeds } from './deeds.ts'
import { adminKinds } from './kinds.ts'
import { owned } from '../ownership/owned.ts'

/** Takes back what a command, or an entry of the history, has changed, by a compensating write (H12). */
export const undoAdminCommand = answer(
  owned(undoAdminCommandSpec, 'audits', 'admin', {
    keys: ['id', 'commandId'],
    pick: (entries) => entries.find(isUndoable),
  }),
  async ({ db, now, user, row: entry, body }) => {
    const { resource, rowId } = entry
    const { fields } = body
    const row = db[adminKinds[resource].table].find(rowId)
    const { values, acts } = requireDone(
      undoOf(entry, { fields, at: now, row }),
      ifStale(() => adminRow(db, now, resource, rowId)),
    )
    const commandId = newId('cmd')
    const context = { db, now, user, commandId }
    const deeds = adminDeeds[resource]
    if (Object.keys(values).length > 0) await deeds.change?.(context, rowId, values)
    for (const action of acts) await deeds.acts?.[action]?.(context, rowId, '')
    if (fields === null) await db.audits.update(entry.id, { undoneAt: now })
    const reason = 'Desfeito'
    return {
      ...ok({ commandId, row: adminRow(db, now, resource, rowId) }, { message: 'Desfeito.' }),
      audit: { commandId, reason },
    }
  },
)
