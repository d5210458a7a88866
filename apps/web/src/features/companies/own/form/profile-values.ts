import type { Amenity } from '@campo-livre/domain/companies/amenities.ts'
import type { CompanyProfile } from '@campo-livre/domain/companies/company-profile.ts'
import { companyProfileSchema } from '@campo-livre/domain/companies/company-profile.ts'
import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { Holiday } from '@campo-livre/domain/time/holiday.ts'
import { formatPhone } from '../../../../lib/format/format-phone.ts'
import { maskCep } from '../../../../lib/form/masks.ts'
import { type RulesValues, toRules, toRulesValues } from './rules-values.ts'

/** A holiday of the form. */
export type HolidayValue = { day: string; name: string; yearly: boolean }

/** The values of the form, in its order, so that the first wrong one is found. */
export type ProfileValues = {
  name: string
  description: string
  whatsapp: string
  phone: string
  cep: string
  street: string
  number: string
  district: string
  city: string
  state: string
  amenities: Amenity[]
  openingHours: OpeningHours
  /** A day is `2026-11-20`, or what was typed and is none. */
  holidays: HolidayValue[]
  /** A number, as a choice has it. */
  maxInstalments: string
} & RulesValues

/** Returns a company as form values. */
export function toValues(own: OwnCompany): ProfileValues {
  const { name, description, whatsapp, phone, address } = own
  const { cep, street, number, district, city, state } = address
  return {
    name,
    description,
    whatsapp: formatPhone(whatsapp ?? ''),
    phone: formatPhone(phone ?? ''),
    cep: maskCep(cep),
    street,
    number,
    district,
    city,
    state,
    amenities: own.amenities,
    openingHours: own.openingHours,
    holidays: own.holidays.map(toHoliday),
    maxInstalments: String(own.maxInstalments),
    ...toRulesValues(own),
  }
}

const toHoliday = ({ day, name, yearly = false }: Holiday): HolidayValue => ({ day, name, yearly })

/** Returns form values as the call's body. */
export function toProfile(values: ProfileValues): CompanyProfile {
  const { name, description, whatsapp, phone, amenities, openingHours, holidays } = values
  const { cep, street, number, district, city, state } = values
  return companyProfileSchema.parse({
    name,
    description,
    whatsapp: orNull(whatsapp),
    phone: orNull(phone),
    address: { cep, street, number, district, city, state },
    amenities,
    openingHours,
    holidays,
    rules: toRules(values),
    acceptsPayAtVenue: values.paying === 'either',
    maxInstalments: Number(values.maxInstalments),
  })
}

const orNull = (text: string) => (text.trim() === '' ? null : text)
