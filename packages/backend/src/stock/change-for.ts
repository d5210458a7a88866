import type { StockChange } from '@campo-livre/domain/stock/move-balance.ts'
import { outOnLine, returnCost } from '@campo-livre/domain/stock/return-cost.ts'
import { reversibleKinds } from '@campo-livre/domain/stock/stock-words.ts'
import type { StockMoveInput } from '@campo-livre/domain/stock/stock-move-input.ts'
import type { Database } from '../store/database.ts'
import type { ProductRecord } from '../store/records.ts'
import { notFound, Refused } from '../http/refused.ts'

/** Returns the change of a balance that a movement asks for, with the costs that the ledger knows. */
export function changeFor(db: Database, product: ProductRecord, input: StockMoveInput): StockChange {
  if (input.kind === 'count')
    return { kind: 'count', quantity: input.quantity, pieceCents: product.costCents ?? 0 }
  if (input.kind === 'return') return returned(db, product, input)
  if (input.kind === 'reversal') return { kind: 'reversal', of: reversed(db, product, input.reversesId) }
  return input
}

function returned(
  db: Database,
  { id, name }: ProductRecord,
  { quantity, lineId }: { quantity: number; lineId: string },
): StockChange {
  const out = outOnLine(db.stockMovements.by('lineId', lineId).filter(({ productId }) => productId === id))
  if (quantity > out.quantity)
    throw new Refused('conflict', `${name}: não dá para devolver mais do que foi vendido.`)
  return { kind: 'return', quantity, costCents: returnCost(out, quantity) }
}

/** Returns the movement that is to be taken back: of this product, of a kind that can be, and not taken back yet. */
function reversed(db: Database, { id }: ProductRecord, reversesId: string) {
  const movement = db.stockMovements.find(reversesId)
  if (movement?.productId !== id) throw notFound()
  if (!reversibleKinds.includes(movement.kind))
    throw new Refused('not_undoable', 'Esse movimento não se corrige aqui.')
  if (db.stockMovements.by('productId', id).some((other) => other.reversesId === reversesId))
    throw new Refused('already_undone', 'Esse movimento já foi corrigido.')
  return movement
}
