import {
  changeCompanyStatusCall,
  type changeCompanyStatusSpec,
} from '@campo-livre/contract/admin/change-company-status.ts'
import type { CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import type { DecidedStatus } from '@campo-livre/domain/companies/company-status-change.ts'
import { callApi } from '../client/call-api.ts'

/** Approves, refuses or suspends a company (H12); its owner is notified. For the admin. */
export function changeCompanyStatus(
  id: string,
  status: DecidedStatus,
  signal?: AbortSignal,
): Promise<CompanyRow> {
  const options = { params: { id }, body: { status }, signal }
  return callApi<typeof changeCompanyStatusSpec>(changeCompanyStatusCall, options)
}
