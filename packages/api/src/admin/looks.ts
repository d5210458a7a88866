import {
  endLooksCall,
  type endLooksSpec,
  startLookCall,
  type startLookSpec,
} from '@campo-livre/contract/admin/calls.ts'
import type { Look, LookAt } from '@campo-livre/domain/admin/look.ts'
import { callApi, sendApi } from '../client/call-api.ts'

/** Asks for a token that reads the app as somebody sees it (H12); that somebody looked is noted. */
export function startLook(body: LookAt, signal?: AbortSignal): Promise<Look> {
  return callApi<typeof startLookSpec>(startLookCall, { body, signal })
}

/** Ends the looks that began in this session. */
export async function endLooks(): Promise<void> {
  await sendApi<typeof endLooksSpec>(endLooksCall)
}
