import {
  addReceiptCall,
  type addReceiptSpec,
  getReceiptCall,
  type getReceiptSpec,
  removeReceiptCall,
  type removeReceiptSpec,
} from '@campo-livre/contract/expenses/calls.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import type { NewReceipt } from '@campo-livre/domain/expenses/receipt-input.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'
import { readFile } from '../client/read-file.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Adds a receipt; the same key never adds two. */
export function addReceipt(
  id: string,
  body: NewReceipt,
  { signal, idempotencyKey }: Attempt,
): Promise<ExpenseRow> {
  return callApi<typeof addReceiptSpec>(addReceiptCall, { params: { id }, body, signal, idempotencyKey })
}

/** Reads a receipt and its bytes, at once: the address of its file ends. */
export function receiptQuery(id: string, receiptId: string) {
  const queryKey: QueryKey = ['expenses', 'receipt', id, receiptId]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const params = { id, receiptId }
      const receipt = await callApi<typeof getReceiptSpec>(getReceiptCall, { params, signal })
      return { ...receipt, bytes: await readFile(receipt.file, signal) }
    },
  })
}

export function removeReceipt(
  id: string,
  receiptId: string,
  { signal }: Pick<Attempt, 'signal'>,
): Promise<ExpenseRow> {
  return callApi<typeof removeReceiptSpec>(removeReceiptCall, { params: { id, receiptId }, signal })
}
