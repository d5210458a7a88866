import type { CompanyProfile } from '@campo-livre/domain/companies/company-profile.ts'
import { ownCompanySchema, type OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** What the company says of itself in public; the whole company comes back. */
export async function changeCompany(profile: CompanyProfile, signal?: AbortSignal): Promise<OwnCompany> {
  const { data } = await request('company/profile', { method: 'put', body: profile, signal })
  return parse(ownCompanySchema, data)
}

/** `image`: the logo as a data address (`pictureSchema`). */
export async function changeLogo(image: string, signal?: AbortSignal): Promise<OwnCompany> {
  const { data } = await request('company/logo', { method: 'put', body: { image }, signal })
  return parse(ownCompanySchema, data)
}

export async function removeLogo(signal?: AbortSignal): Promise<OwnCompany> {
  const { data } = await request('company/logo', { method: 'delete', signal })
  return parse(ownCompanySchema, data)
}
