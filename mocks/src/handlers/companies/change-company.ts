import { companyProfileSchema } from '@campo-livre/domain/companies/company-profile.ts'
import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import { pictureSchema } from '@campo-livre/domain/users/account-changes.ts'
import { withCountry } from '@campo-livre/domain/users/phone.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { placeOf } from '../places/place-of.ts'
import { requireCompany, toOwnCompany } from './to-own-company.ts'

const NONE_YET = { 404: 'The person has no company yet.' }

/** A3. Bookings that were made keep the cancellation policy of their day. */
export const changeCompany = call({
  method: 'PUT',
  path: '/company/profile',
  who: ['company'],
  summary: 'Replaces what the company says of itself in public.',
  body: companyProfileSchema,
  output: ownCompanySchema,
  refusals: NONE_YET,
  extension: true,
  handle: async ({ db, user, body: { address, whatsapp, phone, ...profile } }) => {
    const company = requireCompany(db, user)
    const { city, state } = company.address
    const moved = fold(city) !== fold(address.city) || state !== address.state
    const { latitude, longitude, timeZone } = moved
      ? placeOf(db, address, company.id)
      : { ...company.address, timeZone: company.timeZone }
    const changed = await db.companies.update(company.id, {
      ...profile,
      rainRule: profile.rainRule || null,
      openingHours: profile.openingHours.map((day) => day.toSorted((a, b) => a.opens - b.opens)),
      amenities: [...new Set(profile.amenities)],
      whatsapp: whatsapp && withCountry(whatsapp),
      phone: phone && withCountry(phone),
      address: { ...address, latitude, longitude },
      timeZone,
    })
    return ok(toOwnCompany(db, changed), { message: 'A página da sua arena foi salva.' })
  },
})

/** A3. */
export const changeLogo = call({
  method: 'PUT',
  path: '/company/logo',
  who: ['company'],
  summary: 'Replaces the logo of the company.',
  body: pictureSchema,
  output: ownCompanySchema,
  refusals: NONE_YET,
  extension: true,
  handle: async ({ db, user, body: { image } }) => {
    const changed = await db.companies.update(requireCompany(db, user).id, { imagePath: image })
    return ok(toOwnCompany(db, changed), { message: 'O logo da sua arena foi salvo.' })
  },
})

export const removeLogo = call({
  method: 'DELETE',
  path: '/company/logo',
  who: ['company'],
  summary: 'Takes the logo of the company away.',
  output: ownCompanySchema,
  refusals: NONE_YET,
  extension: true,
  handle: async ({ db, user }) => {
    const changed = await db.companies.update(requireCompany(db, user).id, { imagePath: null })
    return ok(toOwnCompany(db, changed), { message: 'O logo da sua arena foi removido.' })
  },
})
