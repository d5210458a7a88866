import { companyProfileSchema } from '@campo-livre/domain/companies/company-profile.ts'
import { hoursProblems } from '@campo-livre/domain/companies/hours-problems.ts'
import { optionalRule, schemaRule } from '../../../../lib/form/rules.ts'
import type { ProfileValues } from './profile-values.ts'

const { shape } = companyProfileSchema
const address = shape.address.shape

/** Returns the rule of a whole number from 0 to `most`. */
const upTo = (most: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) <= most ? null : `Use um número de 0 a ${most}.`

/** The rules of the public page's fields. */
export const profileRules = {
  name: schemaRule(shape.name),
  description: schemaRule(shape.description),
  whatsapp: optionalRule(schemaRule(shape.whatsapp)),
  phone: optionalRule(schemaRule(shape.phone)),
  cep: schemaRule(address.cep),
  street: schemaRule(address.street),
  number: schemaRule(address.number),
  district: schemaRule(address.district),
  city: schemaRule(address.city),
  state: schemaRule(address.state),
  openingHours: (hours: ProfileValues['openingHours']) => hoursProblems(hours)[0]?.sentence ?? null,
  fullRefundHours: upTo(720),
  lateRefundPercent: upTo(100),
  rainRule: schemaRule(shape.rainRule),
}
