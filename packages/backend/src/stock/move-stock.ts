import { moveStocks, type StockFacts } from '@campo-livre/domain/stock/operations.ts'
import type { StockMoveInput } from '@campo-livre/domain/stock/stock-move-input.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { StockMovementRecord } from '../store/records.ts'
import { applyOutcome } from '../store/apply-outcome.ts'

/** The person who moves it, null where nobody is signed in, and the ISO instant. */
export type MovedBy = { userId: string | null; now: string }

/**
 * Makes a movement of a product's stock, and returns it. Refuses with `stock_out` what is not in stock (rule 7), with
 * `already_undone` or `not_undoable` a movement that cannot be taken back.
 */
export async function moveStock(
  db: Database,
  by: MovedBy,
  input: StockMoveInput,
): Promise<StockMovementRecord> {
  const { companyId } = productOf(db, input.productId)
  const { changes } = await applyOutcome(db, moveStocks([input], stockFacts(db, companyId, by)))
  const [movement] = changes.stockMovements
  if (!movement) throw new Error(`no stock of ${input.productId} was moved`)
  return movement
}

/** Returns what movements of the stock of a company are judged by. */
export function stockFacts(db: Database, companyId: string, { userId, now }: MovedBy): StockFacts {
  const company = db.companies.find(companyId)
  return {
    ledger: {
      product: (id) => productOf(db, id),
      ofProduct: (id) => db.stockMovements.by('productId', id),
      ofLine: (id) => db.stockMovements.by('lineId', id),
      sellsBeyondStock: company?.sellsBeyondStock === true,
      ownerId: company?.ownerId ?? null,
    },
    at: now,
    byId: userId,
    newId: () => newId('mov'),
  }
}

function productOf(db: Database, id: string) {
  const product = db.products.find(id)
  if (!product) throw new Error(`there is no product ${id}`)
  return product
}
