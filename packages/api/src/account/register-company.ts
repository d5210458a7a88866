import {
  registerCompanyCall,
  type registerCompanySpec,
} from '@campo-livre/contract/account/register-company.ts'
import type { CompanyRegistration } from '@campo-livre/domain/companies/company-registration.ts'
import { sendApi } from '../client/call-api.ts'

/** Registers an arena and its owner's account (H11). The real server does not know this call and answers 404. */
export async function registerCompany(
  registration: CompanyRegistration,
  signal?: AbortSignal,
): Promise<void> {
  await sendApi<typeof registerCompanySpec>(registerCompanyCall, { body: registration, signal })
}
