import { changePricesCall, type changePricesSpec } from '@campo-livre/contract/products/change-prices.ts'
import {
  changeProductStatusCall,
  type changeProductStatusSpec,
} from '@campo-livre/contract/products/change-product-status.ts'
import { changeProductCall, type changeProductSpec } from '@campo-livre/contract/products/change-product.ts'
import { createProductCall, type createProductSpec } from '@campo-livre/contract/products/create-product.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import type { NewProduct, Prices, ProductChange } from '@campo-livre/domain/products/product-input.ts'
import type { ProductStatus } from '@campo-livre/domain/products/product-words.ts'
import { callApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Adds a product; the same key never adds two. */
export function createProduct(body: NewProduct, { signal, idempotencyKey }: Attempt): Promise<ProductRow> {
  return callApi<typeof createProductSpec>(createProductCall, { body, signal, idempotencyKey })
}

/** Changes the facts of a product; fails with a 409 (`stale`) when its version has changed. */
export function changeProduct(
  id: string,
  body: ProductChange,
  { signal, idempotencyKey }: Attempt,
): Promise<ProductRow> {
  return callApi<typeof changeProductSpec>(changeProductCall, {
    params: { id },
    body,
    signal,
    idempotencyKey,
  })
}

export function changeProductStatus(
  id: string,
  status: ProductStatus,
  { signal }: Attempt,
): Promise<ProductRow> {
  return callApi<typeof changeProductStatusSpec>(changeProductStatusCall, {
    params: { id },
    body: { status },
    signal,
  })
}

/** Changes several prices: all of them, or none with a 409 (`stale`). */
export function changePrices(
  prices: Prices['prices'],
  { signal, idempotencyKey }: Attempt,
): Promise<ProductRow[]> {
  return callApi<typeof changePricesSpec>(changePricesCall, { body: { prices }, signal, idempotencyKey })
}
