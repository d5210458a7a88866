import {
  getAdminRowSpec,
  listRelationsSpec,
  listRowHistorySpec,
  revealRowSpec,
} from '@campo-livre/contract/admin/calls.ts'
import type { HistoryEntry } from '@campo-livre/domain/lists/history.ts'
import { ok } from '../http/answer.ts'
import { answer, type Call } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { adminRow, findRow, kindNamed, nameOf, stampOf } from './admin-row.ts'
import { mask } from './mask.ts'
import { adminKinds } from './kinds.ts'
import { noteSight } from './note-sight.ts'
import { relationsOf } from './relations-of.ts'
import { found } from './deed.ts'

const getAdminRow = answer(getAdminRowSpec, ({ db, now, params }) => {
  return ok(found(adminRow(db, now, kindNamed(params.resource), params.id)))
})

const listRelations = answer(listRelationsSpec, ({ db, now, params }) => {
  const resource = kindNamed(params.resource)
  const row = found(findRow(db, now, resource, params.id))
  return ok(relationsOf(db, now, resource, row))
})

/** Lists what admins and arenas have changed of a row; personal data masked. */
const listRowHistory = answer(listRowHistorySpec, ({ db, params, query }) => {
  const resource = kindNamed(params.resource)
  const { personal = [] } = adminKinds[resource]
  const entries = db.audits
    .by('rowId', params.id)
    .filter(({ kind }) => kind === 'created' || kind === 'changed')
    .toReversed()
  return okPage(entries, query, ({ id, at, userId, kind, changes }): HistoryEntry => ({
    id,
    at,
    who: db.users.find(userId)?.name ?? null,
    kind: kind === 'created' ? 'created' : 'changed',
    changes: changes.map((change) =>
      personal.includes(change.field) ? { ...change, from: mask(change.from), to: mask(change.to) } : change,
    ),
  }))
})

/** Shows the personal data of a row, and notes in the audit who asked (LGPD). */
const revealRow = answer(revealRowSpec, async ({ db, now, user, body: { resource, id } }) => {
  const row = found(findRow(db, now, resource, id))
  const name = nameOf(resource, row)
  await noteSight(db, { at: now, userId: user.id, resource, rowId: id, name }, 'seen')
  const shown = { ...row, stamp: stampOf(db, resource, row), masked: false }
  return ok(shown, { message: 'Fica registrado que você olhou.' })
})

/** The admin's calls about one row of any kind. */
export const adminRowCalls: readonly Call[] = [getAdminRow, listRelations, listRowHistory, revealRow]
