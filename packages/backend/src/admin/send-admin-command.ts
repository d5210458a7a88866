import { sendAdminCommandSpec } from '@campo-livre/contract/admin/calls.ts'
import { adminChanges, adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import type { AdminCommand } from '@campo-livre/domain/admin/admin-command.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { knownDeed, refuseOlderStamp, refuseUnexplained } from '@campo-livre/domain/admin/operations.ts'
import { answeredBefore } from '@campo-livre/domain/outcome/answered-before.ts'
import * as z from 'zod/mini'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { parseValue } from '../http/parse.ts'
import { ifStale, requireDone, requireNoRefusal } from '../store/apply-outcome.ts'
import { adminRow, findRow, recordOf, stampOf } from './admin-row.ts'
import { type DeedContext, found, type Values } from './deed.ts'
import { adminDeeds } from './deeds.ts'

/** Carries out one command of an admin about a row (decision 082); the same id again changes nothing. */
export const sendAdminCommand = answer(sendAdminCommandSpec, async ({ db, now, user, body: command }) => {
  const context = { db, now, user, commandId: command.id }
  const { resource } = command
  const known = answeredBefore(
    db.audits.by('commandId', command.id)[0],
    (kept) => kept.resource === resource && kept.userId === user.id,
  )
  const id = known ? requireDone(known).kept.rowId : await carryOutAdmin(context, command)
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
    const { deed } = requireDone(knownDeed(deeds.change))
    await deed(context, rowId, changeOf(resource, command.values))
    return rowId
  }
  const act = command.type === 'remove' ? deeds.remove : deeds.acts?.[command.action]
  const { deed } = requireDone(knownDeed(act))
  requireNoRefusal(refuseUnexplained(command))
  await deed(context, rowId, command.reason ?? '')
  return rowId
}

/** Returns how rows of a kind are made, and the schema of their values; refuses a kind of which nobody makes one. */
export function creationOf(resource: AdminResource) {
  const { create } = adminDeeds[resource]
  const schemas: Partial<Record<AdminResource, z.ZodMiniType>> = adminNews
  const schema = schemas[resource]
  return requireDone(knownDeed(create && schema && { create, schema })).deed
}

/** Refuses what is based on an older state of the row, with the row as it is now. */
function requireFresh({ db, now }: DeedContext, command: Exclude<AdminCommand, { type: 'create' }>): void {
  const { resource, rowId: id, stamp } = command
  // A payment is found by what it pays; any other row by its id, without its list.
  const row = resource === 'payments' ? found(findRow(db, now, resource, id)) : { id }
  found(recordOf(db, resource, row))
  requireNoRefusal(
    refuseOlderStamp(stamp, stampOf(db, resource, row)),
    ifStale(() => adminRow(db, now, resource, id)),
  )
}

/** Reads the values of a change by the schema of its kind; those that are absent stay. */
function changeOf(resource: AdminResource, values: Values): Values {
  const schemas: Partial<Record<AdminResource, z.ZodMiniObject>> = adminChanges
  const { deed: schema } = requireDone(knownDeed(schemas[resource]))
  return parseValue(z.partial(schema), values) as Values
}
