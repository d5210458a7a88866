import {
  previewRainCall,
  type previewRainSpec,
  tellRainCall,
  type tellRainSpec,
} from '@campo-livre/contract/rain/company-calls.ts'
import type { ClosureRow } from '@campo-livre/domain/closures/closure-row.ts'
import type { NewRain, RainInput } from '@campo-livre/domain/rain/rain-input.ts'
import type { RainOutcome } from '@campo-livre/domain/rain/rain-outcome.ts'
import type { RainPreview } from '@campo-livre/domain/rain/rain-preview.ts'
import { callApi } from '../client/call-api.ts'

/** Asks which bookings a rain overlaps. Changes nothing. */
export function previewRain(rain: RainInput, signal?: AbortSignal): Promise<RainPreview> {
  return callApi<typeof previewRainSpec>(previewRainCall, { body: { rain }, signal })
}

/**
 * Says that it rained, with a choice for each booking: all of it, or nothing with a 409 (`stale`) whose data is the new
 * preview. The same key never gives anything twice.
 */
export function tellRain(
  body: NewRain,
  { signal, idempotencyKey }: { signal?: AbortSignal; idempotencyKey: string },
): Promise<{ closure: ClosureRow | null; outcome: RainOutcome }> {
  return callApi<typeof tellRainSpec>(tellRainCall, { body, signal, idempotencyKey })
}
