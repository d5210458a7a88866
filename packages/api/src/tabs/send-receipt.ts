import { sendReceiptCall, type sendReceiptSpec } from '@campo-livre/contract/tabs/send-receipt.ts'
import { sendApi } from '../client/call-api.ts'

/** Puts the receipt of a paid tab into an account, if this e-mail has one; the answer never tells. */
export async function sendReceipt(id: string, email: string, signal: AbortSignal): Promise<void> {
  await sendApi<typeof sendReceiptSpec>(sendReceiptCall, { params: { id }, body: { email }, signal })
}
