import { changeSharingCall, type changeSharingSpec } from '@campo-livre/contract/financial/change-sharing.ts'
import type { Sharing } from '@campo-livre/domain/financial/hours/sharing.ts'
import { sendApi } from '../client/call-api.ts'

/** Says how the costs of the company are shared among the hours of its fields (N10). */
export function changeSharing(sharing: Sharing, signal?: AbortSignal) {
  return sendApi<typeof changeSharingSpec>(changeSharingCall, { body: { sharing }, signal })
}
