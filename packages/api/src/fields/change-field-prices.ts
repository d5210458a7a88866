import {
  changeFieldPricesCall,
  type changeFieldPricesSpec,
} from '@campo-livre/contract/fields/change-field-prices.ts'
import {
  changeManyPricesCall,
  type changeManyPricesSpec,
} from '@campo-livre/contract/fields/change-many-prices.ts'
import { withdrawPricesCall, type withdrawPricesSpec } from '@campo-livre/contract/fields/withdraw-prices.ts'
import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import type { ManyFieldPrices, WithdrawPrices } from '@campo-livre/domain/fields/prices/price-change-input.ts'
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

/** Changes the prices of several fields from a day on: all of them, or none with a 409 (`stale`). */
export function changeManyPrices(
  body: ManyFieldPrices,
  { signal, idempotencyKey }: Attempt,
): Promise<FieldRow[]> {
  return callApi<typeof changeManyPricesSpec>(changeManyPricesCall, { body, signal, idempotencyKey })
}

/** Withdraws the prices that are planned from a day on; fails with a 409 (`stale`) when the version has changed. */
export function withdrawPrices(
  id: string,
  body: WithdrawPrices,
  { signal, idempotencyKey }: Attempt,
): Promise<OwnField> {
  return callApi<typeof withdrawPricesSpec>(withdrawPricesCall, {
    params: { id },
    body,
    signal,
    idempotencyKey,
  })
}
