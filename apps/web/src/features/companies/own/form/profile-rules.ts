import { companyProfileSchema } from '@campo-livre/domain/companies/company-profile.ts'
import { hoursProblems } from '@campo-livre/domain/companies/hours-problems.ts'
import { problemOf } from '../../../../lib/form/problem-of.ts'
import { unlessEmpty } from '../../../../lib/form/unless-empty.ts'
import type { ProfileValues } from './profile-values.ts'

const { shape } = companyProfileSchema
const address = shape.address.shape

/** Returns the rule of a whole number from 0 to `most`. */
const upTo = (most: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) <= most ? null : `Use um número de 0 a ${most}.`

/** The rules of the public page's fields. */
export const profileRules = {
  name: problemOf(shape.name),
  description: problemOf(shape.description),
  whatsapp: unlessEmpty(problemOf(shape.whatsapp)),
  phone: unlessEmpty(problemOf(shape.phone)),
  cep: problemOf(address.cep),
  street: problemOf(address.street),
  number: problemOf(address.number),
  district: problemOf(address.district),
  city: problemOf(address.city),
  state: problemOf(address.state),
  openingHours: (hours: ProfileValues['openingHours']) => hoursProblems(hours)[0]?.sentence ?? null,
  fullRefundHours: upTo(720),
  lateRefundPercent: upTo(100),
  rainRule: problemOf(shape.rainRule),
}
