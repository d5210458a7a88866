import { actOnRowsSpec } from '@campo-livre/contract/admin/calls.ts'
import type { AdminBulk, BulkResult } from '@campo-livre/domain/admin/admin-bulk.ts'
import { commandOf, listFilters, refuseBulk, refuseOtherCount } from '@campo-livre/domain/admin/operations.ts'
import { rowFilter } from '@campo-livre/domain/lists/apply-filters.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { inUnit } from '../store/unit-of-work.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { requireDone, requireNoRefusal } from '../store/apply-outcome.ts'
import { searchRows } from '../http/search-rows.ts'
import type { DeedContext } from './deed.ts'
import { adminDeeds } from './deeds.ts'
import { adminKinds } from './kinds.ts'
import { nameOfRecord } from './name-of-record.ts'
import { carryOutAdmin } from './send-admin-command.ts'

/** Does the same with many rows, each by its own rules (H12). */
export const actOnRows = answer(actOnRowsSpec, async ({ db, now, user, body: bulk }) => {
  const context = { db, now, user, commandId: bulk.id }
  const { acts, remove } = adminDeeds[bulk.resource]
  const deed = bulk.action === 'remove' ? remove : acts?.[bulk.action]
  requireNoRefusal(refuseBulk(bulk, deed !== undefined))
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
  bulk: AdminBulk,
  row: AdminBulk['rows'][number],
  index: number,
): Promise<Omit<BulkResult, 'id' | 'name'>> {
  const command = commandOf(bulk, row, index)
  try {
    await inUnit(context.db, (db) => carryOutAdmin({ ...context, db, commandId: command.id }, command))
    return DONE
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { done: false, code: error.code, message: error.message }
  }
}

/** Refuses when the list has other rows than the ones that were seen. */
function requireCount(
  { db, now }: DeedContext,
  { resource }: AdminBulk,
  of: NonNullable<AdminBulk['of']>,
): void {
  const { columns, rows, asked } = adminKinds[resource]
  const { filters } = requireDone(listFilters(columns, of.filters))
  const found = asked?.(db, now, { filters, q: of.q, page: 1, perPage: 1 })
  if (found) return requireNoRefusal(refuseOtherCount(found.total, of.expected))
  const zoneOf = ({ timeZone }: { timeZone?: string }) => timeZone ?? HOME_ZONE
  const count = searchRows(rows(db, now), columns, of.q).filter(
    rowFilter({ columns, filters, zoneOf }),
  ).length
  requireNoRefusal(refuseOtherCount(count, of.expected))
}
