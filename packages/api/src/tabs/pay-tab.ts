import { askBillCall, type askBillSpec } from '@campo-livre/contract/tabs/ask-bill.ts'
import { payTabCall, type payTabSpec } from '@campo-livre/contract/tabs/pay-tab.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { callApi } from '../client/call-api.ts'

type Options = { idempotencyKey: string; signal: AbortSignal }

/** Asks for a Pix code for a tab of the athlete, or for a part of it. */
export function payTab(id: string, amountCents: number, options: Options): Promise<TabDetail> {
  return callApi<typeof payTabSpec>(payTabCall, { params: { id }, body: { amountCents }, ...options })
}

/** Asks for the bill of an open tab, which the counter shows. */
export function askBill(id: string, signal: AbortSignal): Promise<TabDetail> {
  return callApi<typeof askBillSpec>(askBillCall, { params: { id }, signal })
}
