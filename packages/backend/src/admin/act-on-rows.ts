import { actOnRowsSpec } from '@campo-livre/contract/admin/act-on-rows.ts'
import type { AdminBulk, BulkResult } from '@campo-livre/domain/admin/admin-bulk.ts'
import { type AdminCommand, needsReason } from '@campo-livre/domain/admin/admin-command.ts'
import { rowFilter } from '@campo-livre/domain/lists/apply-filters.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { readFilters } from '@campo-livre/domain/lists/list-query.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { inUnit } from '../store/unit-of-work.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid, Refused } from '../http/refused.ts'
import { searchRows } from '../http/search-rows.ts'
import type { DeedContext } from './deed.ts'
import { adminDeeds } from './deeds.ts'
import { adminKinds } from './kinds.ts'
import { nameOfRecord } from './name-of-record.ts'
import { carryOutAdmin } from './send-admin-command.ts'

/** Does the same with many rows, each by its own rules (H12). */
export const actOnRows = answer(actOnRowsSpec, async ({ db, now, user, body: bulk }) => {
  const context = { db, now, user, commandId: bulk.id }
  requireDeed(bulk)
  // The same call again does nothing twice, and answers as before.
  const known = new Set(db.audits.by('commandId', bulk.id).map(({ rowId }) => rowId))
  if (bulk.of && known.size === 0) requireCount(context, bulk, bulk.of)
  const results: BulkResult[] = []
  for (const [index, row] of bulk.rows.entries()) {
    const name = nameOfRecord(db[adminKinds[bulk.resource].table].find(row.id) ?? {})
    const result = known.has(row.id) ? DONE : await actOn(context, bulk, row, index)
    results.push({ id: row.id, name, ...result })
  }
  const done = results.filter((each) => each.done).length
  const message = `Feito: ${formatCount(done)} de ${formatCount(results.length)}.`
  return { ...ok(results, { message }), audit: { commandId: bulk.id, reason: null } }
})

const DONE = { done: true, code: null, message: null }

async function actOn(
  context: DeedContext,
  { id, resource, action }: AdminBulk,
  { id: rowId, stamp }: AdminBulk['rows'][number],
  index: number,
): Promise<Omit<BulkResult, 'id' | 'name'>> {
  const own = { id: `${id}-${index}`, resource, rowId, stamp, reason: null }
  const command: AdminCommand =
    action === 'remove' ? { ...own, type: 'remove' } : { ...own, type: 'act', action }
  try {
    await inUnit(context.db, (db) => carryOutAdmin({ ...context, db, commandId: own.id }, command))
    return DONE
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { done: false, code: error.code, message: error.message }
  }
}

function requireDeed({ resource, action, id }: AdminBulk): void {
  const { acts, remove } = adminDeeds[resource]
  if (!(action === 'remove' ? remove : acts?.[action]))
    throw invalid('action', 'Isso não se faz com esse tipo de dado.')
  const row = { id, resource, rowId: '', stamp: '', reason: null }
  if (needsReason(action === 'remove' ? { ...row, type: 'remove' } : { ...row, type: 'act', action }))
    throw invalid('action', 'Isso pede um motivo para cada um.')
}

/** Refuses when the list has other rows than the ones that were seen. */
function requireCount(
  { db, now }: DeedContext,
  { resource }: AdminBulk,
  of: NonNullable<AdminBulk['of']>,
): void {
  const { columns, rows } = adminKinds[resource]
  const filters = of.filters === '' ? [] : readFilters(columns, of.filters)
  if (!Array.isArray(filters)) throw invalid('of', filters.problem)
  const zoneOf = ({ timeZone }: { timeZone?: string }) => timeZone ?? HOME_ZONE
  const count = searchRows(rows(db, now), columns, of.q).filter(
    rowFilter({ columns, filters, zoneOf }),
  ).length
  if (count !== of.expected)
    throw new Refused(
      'conflict',
      `Agora a lista tem ${formatCount(count)}, e não ${formatCount(of.expected)}. Confira antes.`,
      {
        data: count,
      },
    )
}
