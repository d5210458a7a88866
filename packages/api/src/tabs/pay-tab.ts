import { askBillCall, type askBillSpec } from '@campo-livre/contract/tabs/ask-bill.ts'
import { payTabCall, type payTabSpec } from '@campo-livre/contract/tabs/pay-tab.ts'
import type { TabPaymentRequest } from '@campo-livre/domain/tabs/tab-answer.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { callApi } from '../client/call-api.ts'

type Options = { idempotencyKey: string; signal: AbortSignal }

/** Pays a tab of the athlete, or a part of it: by card where one is named, else it asks for a Pix code. */
export function payTab(id: string, body: TabPaymentRequest, options: Options): Promise<TabDetail> {
  return callApi<typeof payTabSpec>(payTabCall, { params: { id }, body, ...options })
}

/** Asks for the bill of an open tab, which the counter shows. */
export function askBill(id: string, signal: AbortSignal): Promise<TabDetail> {
  return callApi<typeof askBillSpec>(askBillCall, { params: { id }, signal })
}
