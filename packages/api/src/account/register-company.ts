import {
  registerCompanyCall,
  type registerCompanySpec,
} from '@campo-livre/contract/account/register-company.ts'
import type { CompanyRegistration } from '@campo-livre/domain/companies/company-registration.ts'
import { sendApi } from '../client/call-api.ts'

/** Makes an arena and the account of who runs it (H11). Ours alone: another server answers 404. */
export async function registerCompany(
  registration: CompanyRegistration,
  signal?: AbortSignal,
): Promise<void> {
  await sendApi<typeof registerCompanySpec>(registerCompanyCall, { body: registration, signal })
}
