import { KEY_REUSED } from '@campo-livre/domain/refusals/key-reused.ts'
import { sendAdminCommandSpec } from '@campo-livre/contract/admin/send-admin-command.ts'
import { adminChanges, adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import { type AdminCommand, needsReason } from '@campo-livre/domain/admin/admin-command.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import * as z from 'zod/mini'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { parseValue } from '../http/parse.ts'
import { invalid, notFound, Refused } from '../http/refused.ts'
import { adminRow, findRow, recordOf, stampOf } from './admin-row.ts'
import type { DeedContext, Values } from './deed.ts'
import { adminDeeds } from './deeds.ts'

/** Carries out one command of an admin about a row (decision 082); the same id again changes nothing. */
export const sendAdminCommand = answer(sendAdminCommandSpec, async ({ db, now, user, body: command }) => {
  const context = { db, now, user, commandId: command.id }
  const { resource } = command
  const known = db.audits.by('commandId', command.id)[0]
  if (known && (known.resource !== resource || known.userId !== user.id))
    throw new Refused('idempotency_key_reused', KEY_REUSED)
  const id = known?.rowId ?? (await carryOutAdmin(context, command))
  const reason = 'reason' in command ? command.reason : null
  const row = adminRow(db, now, resource, command.type === 'create' ? id : command.rowId)
  return {
    ...ok({ commandId: command.id, row }, { message: 'Pronto.' }),
    audit: { commandId: command.id, reason },
  }
})

/** Carries out a command, and returns the id of its row. Throws what refuses it. */
export async function carryOutAdmin(context: DeedContext, command: AdminCommand): Promise<string> {
  const { resource } = command
  const deeds = adminDeeds[resource]
  if (command.type === 'create') {
    const { create, schema } = creationOf(resource)
    return create(context, parseValue(schema, command.values) as Values)
  }
  const { rowId } = command
  requireFresh(context, command)
  if (command.type === 'change') {
    if (!deeds.change) throw noSuchDeed()
    await deeds.change(context, rowId, changeOf(resource, command.values))
    return rowId
  }
  const deed = command.type === 'remove' ? deeds.remove : deeds.acts?.[command.action]
  if (!deed) throw noSuchDeed()
  if (needsReason(command) && (command.reason ?? '') === '') throw invalid('reason', 'Conte o motivo.')
  await deed(context, rowId, command.reason ?? '')
  return rowId
}

/** Returns how rows of a kind are made, and the schema of their values; refuses a kind of which nobody makes one. */
export function creationOf(resource: AdminResource) {
  const { create } = adminDeeds[resource]
  if (!create || !Object.hasOwn(adminNews, resource)) throw noSuchDeed()
  const schema: z.ZodMiniType = adminNews[resource as keyof typeof adminNews]
  return { create, schema }
}

/** Refuses what is based on an older state of the row, with the row as it is now. */
function requireFresh({ db, now }: DeedContext, command: Exclude<AdminCommand, { type: 'create' }>): void {
  const { resource, rowId: id, stamp } = command
  // A payment is found by what it pays; any other row by its id, without its list.
  const row = resource === 'payments' ? findRow(db, now, resource, id) : { id }
  if (!row || !recordOf(db, resource, row)) throw notFound()
  if (stampOf(db, resource, row) !== stamp)
    throw new Refused(
      'stale',
      'Alguém mudou isso enquanto você olhava. Nada foi salvo: confira e tente de novo.',
      {
        data: adminRow(db, now, resource, id),
      },
    )
}

/** Reads the values of a change by the schema of its kind; those that are absent stay. */
function changeOf(resource: AdminCommand['resource'], values: Values): Values {
  if (!Object.hasOwn(adminChanges, resource)) throw noSuchDeed()
  const schema: z.ZodMiniObject = adminChanges[resource as keyof typeof adminChanges]
  return parseValue(z.partial(schema), values) as Values
}

function noSuchDeed(): Refused {
  return new Refused('invalid', 'Isso não se faz com esse tipo de dado.')
}
