import type { CompanyRegistration } from '@campo-livre/domain/companies/company-registration.ts'
import { request } from '../client/client.ts'

/** Makes an arena and the account of who runs it (H11). Ours alone: another server answers 404. */
export async function registerCompany(
  registration: CompanyRegistration,
  signal?: AbortSignal,
): Promise<void> {
  await request('auth/register-company', { method: 'post', body: registration, signal })
}
