import {
  createDealCall,
  type createDealSpec,
  endDealCall,
  type endDealSpec,
} from '@campo-livre/contract/deals/calls.ts'
import type { DealInput, DealRow } from '@campo-livre/domain/deals/deal.ts'
import { callApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Makes a price for idle hours; the same key never makes two. */
export function createDeal(body: DealInput, { signal, idempotencyKey }: Attempt): Promise<DealRow> {
  return callApi<typeof createDealSpec>(createDealCall, { body, signal, idempotencyKey })
}

/** Ends a price of idle hours now. */
export function endDeal(id: string, signal?: AbortSignal): Promise<DealRow> {
  return callApi<typeof endDealSpec>(endDealCall, { params: { id }, signal })
}
