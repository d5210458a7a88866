import { changeCompanyCall, type changeCompanySpec } from '@campo-livre/contract/companies/change-company.ts'
import { changeLogoCall, type changeLogoSpec } from '@campo-livre/contract/companies/change-logo.ts'
import { removeLogoCall, type removeLogoSpec } from '@campo-livre/contract/companies/remove-logo.ts'
import type { CompanyProfile } from '@campo-livre/domain/companies/company-profile.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { callApi } from '../client/call-api.ts'

/** Changes the public profile of the user's company; returns the whole company. */
export function changeCompany(profile: CompanyProfile, signal?: AbortSignal): Promise<OwnCompany> {
  return callApi<typeof changeCompanySpec>(changeCompanyCall, { body: profile, signal })
}

/** Replaces the logo; returns the whole company. `image`: the logo as a data address (`pictureSchema`). */
export function changeLogo(image: string, signal?: AbortSignal): Promise<OwnCompany> {
  return callApi<typeof changeLogoSpec>(changeLogoCall, { body: { image }, signal })
}

export function removeLogo(signal?: AbortSignal): Promise<OwnCompany> {
  return callApi<typeof removeLogoSpec>(removeLogoCall, { signal })
}
