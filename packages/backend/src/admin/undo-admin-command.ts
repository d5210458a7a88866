import { undoAdminCommandSpec } from '@campo-livre/contract/admin/undo-admin-command.ts'
import { adminChanges } from '@campo-livre/domain/admin/admin-changes.ts'
import { UNDO_HOURS } from '@campo-livre/domain/admin/admin-command.ts'
import type { Audit } from '@campo-livre/domain/admin/audit.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import { isSame } from '@campo-livre/domain/outcome/is-same.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused } from '../http/refused.ts'
import { shown } from '../history/note-edit.ts'
import { adminRow } from './admin-row.ts'
import type { DeedContext } from './deed.ts'
import { adminDeeds } from './deeds.ts'
import { adminKinds } from './kinds.ts'

/** The deeds that take back what a field says, where it is no value that a person enters. */
const opposites: Readonly<Record<string, (value: unknown) => string>> = {
  'users.blocked': (blocked) => (blocked === true ? 'block' : 'unblock'),
  'contacts.answeredAt': (at) => (at === null ? 'reopen' : 'answer'),
  'products.status': (status) => (status === 'active' ? 'sell' : status === 'inactive' ? 'hide' : 'archive'),
  'fields.status': (status) => (status === 'active' ? 'activate' : 'pause'),
}

/** Takes back what a command, or an entry of the history, has changed, by a compensating write (H12). */
export const undoAdminCommand = answer(
  undoAdminCommandSpec,
  async ({ db, now, user, params: { id }, body }) => {
    const one = db.audits.find(id)
    const entry = one ?? db.audits.by('commandId', id).find((each) => undoable(each))
    if (!entry) throw notFound()
    const { resource, rowId } = entry
    const changes = entry.changes.filter(({ field }) => body.fields === null || body.fields.includes(field))
    if (entry.undoneAt) throw new Refused('already_undone', 'Isso já foi desfeito.')
    const late = Date.parse(now) - Date.parse(entry.at) > UNDO_HOURS * 3_600_000
    if (late || !undoable(entry) || changes.length === 0)
      throw new Refused(
        'not_undoable',
        `Só dá para desfazer nas primeiras ${UNDO_HOURS} horas, o que foi escrito à mão.`,
      )
    requireUntouched(db, now, entry, changes)
    const commandId = newId('cmd')
    await takeBack({ db, now, user, commandId }, entry, changes)
    if (body.fields === null) await db.audits.update(entry.id, { undoneAt: now })
    const reason = 'Desfeito'
    return {
      ...ok({ commandId, row: adminRow(db, now, resource, rowId) }, { message: 'Desfeito.' }),
      audit: { commandId, reason },
    }
  },
)

/** Returns whether an entry can be taken back by writing what was there before. */
function undoable({ kind, resource, changes }: Audit): boolean {
  return (
    kind === 'changed' &&
    changes.some((change) => isEntered(resource, change.field) || opposites[`${resource}.${change.field}`])
  )
}

function isEntered(resource: Audit['resource'], field: string): boolean {
  if (!Object.hasOwn(adminChanges, resource)) return false
  return Object.hasOwn(adminChanges[resource as keyof typeof adminChanges].shape, field)
}

/** Refuses when the row does not say any more what the change had made it say. */
function requireUntouched(
  db: Database,
  now: string,
  { resource, rowId }: Audit,
  changes: Audit['changes'],
): void {
  const record = db[adminKinds[resource].table].find(rowId)
  if (!record) throw notFound()
  const same = changes.every(({ field, to }) => isSame(shown(Reflect.get(record, field) ?? null), to))
  if (!same)
    throw new Refused('stale', 'Alguém mudou isso depois. Confira antes de desfazer.', {
      data: adminRow(db, now, resource, rowId),
    })
}

async function takeBack(
  context: DeedContext,
  { resource, rowId }: Audit,
  changes: Audit['changes'],
): Promise<void> {
  const deeds = adminDeeds[resource]
  const entered = changes.filter(({ field }) => isEntered(resource, field))
  if (entered.length > 0 && deeds.change)
    await deeds.change(context, rowId, Object.fromEntries(entered.map(({ field, from }) => [field, from])))
  for (const { field, from } of changes) {
    const action = opposites[`${resource}.${field}`]?.(from)
    if (action !== undefined) await deeds.acts?.[action]?.(context, rowId, '')
  }
}
