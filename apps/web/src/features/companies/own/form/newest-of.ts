import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { type OwnCompany, ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'

/** Returns the company as it is now from the refusal of an older version; null for another failure. */
export function newestOf(error: unknown): OwnCompany | null {
  if (!(error instanceof ApiError) || error.code !== 'stale') return null
  return ownCompanySchema.safeParse(error.data).data ?? null
}
