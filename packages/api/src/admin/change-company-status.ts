import {
  changeCompanyStatusCall,
  type changeCompanyStatusSpec,
} from '@campo-livre/contract/admin/change-company-status.ts'
import type { CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import type { DecidedStatus } from '@campo-livre/domain/companies/company-status-change.ts'
import { callApi } from '../client/call-api.ts'

/** H12: approves, refuses or suspends a company; its owner is told. For the admin. */
export function changeCompanyStatus(
  id: string,
  status: DecidedStatus,
  signal?: AbortSignal,
): Promise<CompanyRow> {
  const options = { params: { id }, body: { status }, signal }
  return callApi<typeof changeCompanyStatusSpec>(changeCompanyStatusCall, options)
}
