import { closeMonthCall, type closeMonthSpec } from '@campo-livre/contract/financial/close-month.ts'
import { reopenMonthCall, type reopenMonthSpec } from '@campo-livre/contract/financial/reopen-month.ts'
import { sendApi } from '../client/call-api.ts'

type Attempt = { signal?: AbortSignal; idempotencyKey: string }

/** Closes the books up to a month, `2026-10`; the same key never closes twice. */
export function closeMonth(month: string, { signal, idempotencyKey }: Attempt) {
  return sendApi<typeof closeMonthSpec>(closeMonthCall, { body: { month }, signal, idempotencyKey })
}

/** Opens the month again that was closed last. */
export function reopenMonth(month: string, { signal }: Pick<Attempt, 'signal'>) {
  return sendApi<typeof reopenMonthSpec>(reopenMonthCall, { params: { month }, signal })
}
