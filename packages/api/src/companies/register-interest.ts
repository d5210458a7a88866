import {
  registerInterestCall,
  type registerInterestSpec,
} from '@campo-livre/contract/companies/register-interest.ts'
import type { Interest } from '@campo-livre/domain/companies/interest.ts'
import { sendApi } from '../client/call-api.ts'

/** Sends the contact of an arena's owner who is interested (H13). */
export async function registerInterest(interest: Interest, signal?: AbortSignal): Promise<void> {
  await sendApi<typeof registerInterestSpec>(registerInterestCall, { body: interest, signal })
}
