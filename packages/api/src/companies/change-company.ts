import { changeCompanyCall, type changeCompanySpec } from '@campo-livre/contract/companies/change-company.ts'
import { changeLogoCall, type changeLogoSpec } from '@campo-livre/contract/companies/change-logo.ts'
import { removeLogoCall, type removeLogoSpec } from '@campo-livre/contract/companies/remove-logo.ts'
import type { CompanyProfileChange } from '@campo-livre/domain/companies/company-profile.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { callApi } from '../client/call-api.ts'

/**
 * Changes the public profile of the user's company; returns the whole company. Fails with a 409 (`stale`) when its
 * version has changed.
 */
export function changeCompany(
  body: CompanyProfileChange,
  { signal, idempotencyKey }: { signal?: AbortSignal; idempotencyKey: string },
): Promise<OwnCompany> {
  return callApi<typeof changeCompanySpec>(changeCompanyCall, { body, signal, idempotencyKey })
}

/** Replaces the logo; returns the whole company. `image`: the logo as a data address (`pictureSchema`). */
export function changeLogo(image: string, signal?: AbortSignal): Promise<OwnCompany> {
  return callApi<typeof changeLogoSpec>(changeLogoCall, { body: { image }, signal })
}

export function removeLogo(signal?: AbortSignal): Promise<OwnCompany> {
  return callApi<typeof removeLogoSpec>(removeLogoCall, { signal })
}
