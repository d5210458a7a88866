import type { Interest } from '@campo-livre/domain/companies/interest.ts'
import { request } from '../client/client.ts'

/** Leaves the contact of somebody who has an arena (H13). */
export async function registerInterest(interest: Interest, signal?: AbortSignal): Promise<void> {
  await request('pre-companies-registration', { method: 'post', body: interest, signal })
}
