import {
  chooseAfterRainCall,
  type chooseAfterRainSpec,
} from '@campo-livre/contract/rain/choose-after-rain.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { RainChoice } from '@campo-livre/domain/rain/rain.ts'
import { callApi } from '../client/call-api.ts'

/** Chooses what a rained-out booking becomes. The error of a 409 may have alternatives (`alternativesOf`). */
export function chooseAfterRain(
  id: string,
  choice: RainChoice,
  { signal, idempotencyKey }: { signal?: AbortSignal; idempotencyKey: string },
): Promise<BookingDetail> {
  const options = { params: { id }, body: choice, signal, idempotencyKey }
  return callApi<typeof chooseAfterRainSpec>(chooseAfterRainCall, options)
}
