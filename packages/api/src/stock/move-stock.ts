import { buyStockCall, type buyStockSpec } from '@campo-livre/contract/stock/buy-stock.ts'
import { loseStockCall, type loseStockSpec } from '@campo-livre/contract/stock/lose-stock.ts'
import {
  reverseMovementCall,
  type reverseMovementSpec,
} from '@campo-livre/contract/stock/reverse-movement.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import type { Loss, Purchase } from '@campo-livre/domain/stock/stock-input.ts'
import { callApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Adds bought pieces to the stock of a product; the same key never adds them, or their expense, twice. */
export function buyStock(
  id: string,
  body: Purchase,
  { signal, idempotencyKey }: Attempt,
): Promise<ProductRow> {
  return callApi<typeof buyStockSpec>(buyStockCall, { params: { id }, body, signal, idempotencyKey })
}

/** Takes lost pieces out of the stock; fails with a 409 (`stock_out`) where there are fewer. */
export function loseStock(id: string, body: Loss, { signal, idempotencyKey }: Attempt): Promise<ProductRow> {
  return callApi<typeof loseStockSpec>(loseStockCall, { params: { id }, body, signal, idempotencyKey })
}

/** Takes back a movement; `id` is that of the movement. */
export function reverseMovement(
  id: string,
  reason: string,
  { signal, idempotencyKey }: Attempt,
): Promise<ProductRow> {
  return callApi<typeof reverseMovementSpec>(reverseMovementCall, {
    params: { id },
    body: { reason },
    signal,
    idempotencyKey,
  })
}
