import {
  createClosureCall,
  type createClosureSpec,
  endClosureCall,
  type endClosureSpec,
  previewClosureCall,
  type previewClosureSpec,
  removeClosureCall,
  type removeClosureSpec,
} from '@campo-livre/contract/closures/calls.ts'
import type { NewClosure } from '@campo-livre/domain/closures/choices.ts'
import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import type { ClosureInput } from '@campo-livre/domain/closures/closure.ts'
import type { ClosurePreview } from '@campo-livre/domain/closures/closure-preview.ts'
import type { ClosureOutcome } from '@campo-livre/domain/closures/outcome.ts'
import { callApi } from '../client/call-api.ts'

/** Asks which bookings a closure would overlap. Changes nothing. */
export function previewClosure(closure: ClosureInput, signal?: AbortSignal): Promise<ClosurePreview> {
  return callApi<typeof previewClosureSpec>(previewClosureCall, { body: { closure }, signal })
}

/**
 * Closes fields, with a choice for each booking in the way: all of it, or nothing with a 409 (`stale`) whose data is
 * the new preview. The same key never closes twice.
 */
export function createClosure(
  body: NewClosure,
  { signal, idempotencyKey }: { signal?: AbortSignal; idempotencyKey: string },
): Promise<{ closure: ClosureRow; outcome: ClosureOutcome }> {
  return callApi<typeof createClosureSpec>(createClosureCall, { body, signal, idempotencyKey })
}

/** Gives a weekly closure its last day. */
export function endClosure(id: string, until: string, signal?: AbortSignal): Promise<ClosureRow> {
  return callApi<typeof endClosureSpec>(endClosureCall, { params: { id }, body: { until }, signal })
}

export function removeClosure(id: string, signal?: AbortSignal): Promise<ClosureRow> {
  return callApi<typeof removeClosureSpec>(removeClosureCall, { params: { id }, signal })
}
