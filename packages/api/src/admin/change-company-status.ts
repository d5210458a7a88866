import { changeCompanyStatusCall, type changeCompanyStatusSpec } from '@campo-livre/contract/admin/calls.ts'
import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import type { CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import type { DecidedStatus } from '@campo-livre/domain/companies/company-status-change.ts'
import { callApi } from '../client/call-api.ts'

/** Approves a company, or refuses or suspends it with a reason (H12); its owner is notified. For the admin. */
export function changeCompanyStatus(
  id: string,
  decision: { status: DecidedStatus; reason: string | null },
  signal?: AbortSignal,
): Promise<Stamped<CompanyRow>> {
  const options = { params: { id }, body: decision, signal }
  return callApi<typeof changeCompanyStatusSpec>(changeCompanyStatusCall, options)
}
