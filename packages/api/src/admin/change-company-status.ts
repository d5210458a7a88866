import { type CompanyRow, companyRowSchema } from '@campo-livre/domain/companies/company-row.ts'
import type { DecidedStatus } from '@campo-livre/domain/companies/company-status-change.ts'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** H12: approves, refuses or suspends a company; its owner is told. For the admin. */
export async function changeCompanyStatus(
  id: string,
  status: DecidedStatus,
  signal?: AbortSignal,
): Promise<CompanyRow> {
  const path = `admin/companies/${encodeURIComponent(id)}/status`
  const { data } = await request(path, { method: 'put', body: { status }, signal })
  return parse(companyRowSchema, data)
}
