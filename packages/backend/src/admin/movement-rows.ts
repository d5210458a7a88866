import type { MovementRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { reversibleKinds } from '@campo-livre/domain/stock/stock-words.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { StockMovementRecord } from '../store/records.ts'
import { companyFacts } from '../companies/company-facts.ts'

/** Returns the movements of every stock as rows of the admin's table, newest first. */
export function movementRows(
  db: Database,
  movements: readonly StockMovementRecord[],
): readonly MovementRow[] {
  const from = [db.products.all(), db.companies.all(), db.users.all(), db.tabs.all()]
  return rowsOf(movements, from, () => {
    const taken = new Set(movements.map(({ reversesId }) => reversesId))
    return movements
      .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
      .map((movement) => toRow(db, movement, taken.has(movement.id)))
  })
}

const rowsOf = memoizeByInputs<MovementRow[]>()

function toRow(db: Database, movement: StockMovementRecord, reversed: boolean): MovementRow {
  const { id, companyId, productId, kind, quantity, stockAfter, valueCents, reason, byId, tabId, at } =
    movement
  return {
    id,
    productName: db.products.find(productId)?.name ?? '',
    ...companyFacts(db, companyId),
    kind,
    quantity,
    stockAfter,
    valueCents,
    reason,
    who: byId === null ? null : (db.users.find(byId)?.name ?? null),
    tabCode: tabId === null ? null : (db.tabs.find(tabId)?.code ?? null),
    at,
    reversible: reversibleKinds.includes(kind) && !reversed,
    reversed,
  }
}
