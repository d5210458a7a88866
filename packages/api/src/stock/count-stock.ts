import { finishCountCall, type finishCountSpec } from '@campo-livre/contract/stock/finish-count.ts'
import { previewCountCall, type previewCountSpec } from '@campo-livre/contract/stock/preview-count.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import type { CountLine, StockCount } from '@campo-livre/domain/stock/stock-input.ts'
import { callApi } from '../client/call-api.ts'

/** Reads the differences that a count would make. */
export function previewCount(counts: StockCount['counts'], signal?: AbortSignal): Promise<CountLine[]> {
  return callApi<typeof previewCountSpec>(previewCountCall, { body: { counts }, signal })
}

/** Brings stocks to what was counted; the same key never counts twice. */
export function finishCount(
  counts: StockCount['counts'],
  { signal, idempotencyKey }: { signal?: AbortSignal; idempotencyKey: string },
): Promise<ProductRow[]> {
  return callApi<typeof finishCountSpec>(finishCountCall, { body: { counts }, signal, idempotencyKey })
}
