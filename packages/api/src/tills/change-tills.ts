import { closeTillCall, type closeTillSpec } from '@campo-livre/contract/tills/close-till.ts'
import { explainTillCall, type explainTillSpec } from '@campo-livre/contract/tills/explain-till.ts'
import { moveTillCashCall, type moveTillCashSpec } from '@campo-livre/contract/tills/move-till-cash.ts'
import { openTillCall, type openTillSpec } from '@campo-livre/contract/tills/open-till.ts'
import {
  correctTillCountCall,
  type correctTillCountSpec,
} from '@campo-livre/contract/tills/correct-till-count.ts'
import { showTillSalesCall, type showTillSalesSpec } from '@campo-livre/contract/tills/show-till-sales.ts'
import type {
  NewCountCorrection,
  NewTillMovement,
  TillClosing,
  TillOpening,
} from '@campo-livre/domain/tills/till-input.ts'
import type { OpenTill, TillReport, TillSales } from '@campo-livre/domain/tills/till-row.ts'
import { callApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Opens the till; the same key never opens two. */
export function openTill(body: TillOpening, { signal, idempotencyKey }: Attempt): Promise<OpenTill> {
  return callApi<typeof openTillSpec>(openTillCall, { body, signal, idempotencyKey })
}

/** Puts cash into the open till or takes it out; the same key never moves it twice. */
export function moveTillCash(
  id: string,
  body: NewTillMovement,
  { signal, idempotencyKey }: Attempt,
): Promise<OpenTill> {
  return callApi<typeof moveTillCashSpec>(moveTillCashCall, { params: { id }, body, signal, idempotencyKey })
}

/** Closes the till with what was counted, and resolves to its report. */
export function closeTill(
  id: string,
  body: TillClosing,
  { signal, idempotencyKey }: Attempt,
): Promise<TillReport> {
  return callApi<typeof closeTillSpec>(closeTillCall, { params: { id }, body, signal, idempotencyKey })
}

/** Gives the reason of a difference. */
export function explainTill(id: string, reason: string, signal: AbortSignal): Promise<TillReport> {
  return callApi<typeof explainTillSpec>(explainTillCall, { params: { id }, body: { reason }, signal })
}

/** Corrects the count of a closed till by a note; the same key never adds two. */
export function correctTillCount(
  id: string,
  body: NewCountCorrection,
  { signal, idempotencyKey }: Attempt,
): Promise<TillReport> {
  return callApi<typeof correctTillCountSpec>(correctTillCountCall, {
    params: { id },
    body,
    signal,
    idempotencyKey,
  })
}

/** Reads the sales of the open till, with the password of the owner. */
export function showTillSales(id: string, password: string, signal: AbortSignal): Promise<TillSales> {
  return callApi<typeof showTillSalesSpec>(showTillSalesCall, { params: { id }, body: { password }, signal })
}
