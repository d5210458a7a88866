import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { ProductCategory } from '@campo-livre/domain/products/product-words.ts'
import type { ProductRecord, TabRecord } from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'
import { priceThen } from './build-products.ts'

const DAY = 1440

/** A movement of a product before its value is known. `costCents` is the cost of all pieces that came. */
export type PlannedMove = {
  id: string
  kind: 'opening' | 'purchase' | 'sale' | 'return' | 'loss' | 'count'
  at: string
  pieces: number
  costCents?: number
  reason?: string
  supplier?: string
  tabId?: string
  lineId?: string
}

const packs: Readonly<Record<ProductCategory, number>> = {
  drinks: 12,
  beer: 24,
  spirits: 6,
  snacks: 10,
  meals: 6,
  sweets: 12,
  gear: 4,
  rental: 2,
}
const supplierOf = (category: ProductCategory) =>
  ['drinks', 'beer', 'spirits'].includes(category) ? 'Distribuidora Aldeota' : 'Atacado Monte Castelo'

/**
 * Plans the movements that lead to the stock of a product: it was counted when it was created, sold and given back on
 * these tabs, and bought by the pack in between, so that there was always enough.
 */
export function planMoves(product: ProductRecord, tabs: readonly TabRecord[], now: string): PlannedMove[] {
  const { id, category, stock, createdAt } = product
  const pack = packs[category]
  const first = (pieces: number) => ({
    ...bought(product, 'opening', pieces, createdAt, now),
    id: `mov-${id}`,
  })
  if (stock === 0) return [first(pack), gone(product, pack, now)]
  const moves = soldOn(id, tabs)
  const planned: PlannedMove[] = []
  let level = stock
  // From the last movement back to the first: `level` is the stock before it.
  for (const [index, move] of moves.toReversed().entries()) {
    planned.unshift(move)
    level += move.kind === 'return' ? -move.pieces : move.pieces
    if (level < Math.max(2 * pack, stock)) continue
    const before = moves.at(-index - 2)?.at ?? createdAt
    const at = instantOf(Math.floor((toMinutes(before) + toMinutes(move.at)) / 2))
    planned.unshift({
      ...bought(product, 'purchase', pack, at, now),
      id: `mov-${id}-${moves.length - index}`,
      supplier: supplierOf(category),
    })
    level -= pack
  }
  return [first(level), ...planned]
}

/** Returns what tabs sold of a product, and what came back to them, or from cancelled ones, in the order of time. */
function soldOn(productId: string, tabs: readonly TabRecord[]): PlannedMove[] {
  const moves = tabs.flatMap(({ id: tabId, status, items, closedAt }) =>
    items
      .filter((item) => item.productId === productId)
      .flatMap(({ id: lineId, quantity, addedAt, returns }): PlannedMove[] => {
        const line = { tabId, lineId }
        const sale = { ...line, id: `mov-${lineId}`, kind: 'sale', pieces: quantity, at: addedAt } as const
        const back = returns.map(({ id, quantity: pieces, reason, at }) => {
          return { ...line, id: `mov-${id}`, kind: 'return', pieces, reason, at } as const
        })
        if (status !== 'cancelled' || closedAt === null) return [sale, ...back]
        return [sale, { ...line, id: `mov-${lineId}-back`, kind: 'return', pieces: quantity, at: closedAt }]
      }),
  )
  return moves.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

/** Pieces cost a little less than half of what they are sold for at that time; what is rented out has no cost. */
function bought(
  product: ProductRecord,
  kind: 'opening' | 'purchase',
  pieces: number,
  at: string,
  now: string,
): Omit<PlannedMove, 'id'> {
  const price = priceThen(product, Math.floor((toMinutes(now) - toMinutes(at)) / DAY))
  const costCents = product.category === 'rental' ? 0 : Math.round((pieces * price * 0.47) / 10) * 10
  return { kind, at, pieces, costCents }
}

/** Plans why something is out of stock: it has spoiled, or was missing when it was counted. */
function gone({ id, category }: ProductRecord, pieces: number, now: string): PlannedMove {
  const at = instantOf(toMinutes(now) - 3 * DAY)
  const move = { id: `mov-${id}-gone`, at, pieces }
  return category === 'gear'
    ? { ...move, kind: 'count' }
    : { ...move, kind: 'loss', reason: 'Passou da validade' }
}
