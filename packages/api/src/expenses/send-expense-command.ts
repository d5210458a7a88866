import { sendExpenseCommandCall, type sendExpenseCommandSpec } from '@campo-livre/contract/expenses/calls.ts'
import type { ExpenseAnswer, ExpenseCommand } from '@campo-livre/domain/expenses/command.ts'
import { callApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Sends what somebody does with expenses or other income (H5); the same key counts once. */
export function sendExpenseCommand(
  body: ExpenseCommand,
  { signal, idempotencyKey }: Attempt,
): Promise<ExpenseAnswer> {
  return callApi<typeof sendExpenseCommandSpec>(sendExpenseCommandCall, { body, signal, idempotencyKey })
}
