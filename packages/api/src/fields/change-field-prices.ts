import {
  changeFieldPricesCall,
  type changeFieldPricesSpec,
} from '@campo-livre/contract/fields/change-field-prices.ts'
import type { OwnField } from '@campo-livre/domain/fields/own-field.ts'
import type { FieldPrices } from '@campo-livre/domain/fields/prices/prices-input.ts'
import { callApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Changes the prices of a field; fails with a 409 (`stale`) when its version has changed. */
export function changeFieldPrices(
  id: string,
  body: FieldPrices,
  { signal, idempotencyKey }: Attempt,
): Promise<OwnField> {
  return callApi<typeof changeFieldPricesSpec>(changeFieldPricesCall, {
    params: { id },
    body,
    signal,
    idempotencyKey,
  })
}
