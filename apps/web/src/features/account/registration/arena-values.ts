import { cnpjSchema } from '@campo-livre/domain/companies/cnpj.ts'
import {
  companyNameSchema,
  companyRegistrationSchema,
  postalAddressSchema,
} from '@campo-livre/domain/companies/company-registration.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { confirmationProblem, passwordProblem } from '@campo-livre/domain/users/password.ts'
import { phoneSchema } from '@campo-livre/domain/users/phone.ts'
import { nameSchema } from '@campo-livre/domain/users/name.ts'
import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { addressNames } from '../../../shared/places/address-fields/address-form.ts'
import { schemaRule } from '../../../lib/form/rules.ts'
import { consentProblem } from './agreement.ts'
import type { Rules, Step } from './steps/use-steps.ts'

/** Empty values, named as in the call. */
export const arenaValues = {
  company_name: '',
  cnpj: '',
  cep: '',
  street: '',
  number: '',
  district: '',
  city: '',
  state: '',
  name: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  terms_version: false,
}
export type ArenaValues = typeof arenaValues

export const arenaSteps: readonly Step<ArenaValues>[] = [
  { name: 'Arena', title: 'Sua arena', fields: ['company_name', 'cnpj'] },
  { name: 'Endereço', title: 'Onde ela fica', fields: addressNames },
  { name: 'Contato', title: 'Quem responde por ela', fields: ['name', 'email', 'phone'] },
  {
    name: 'Senha',
    title: 'Senha e aceite',
    fields: ['password', 'password_confirmation', 'terms_version'],
  },
]

const { shape } = postalAddressSchema

export const arenaRules: Rules<ArenaValues> = {
  company_name: schemaRule(companyNameSchema),
  cnpj: schemaRule(cnpjSchema),
  cep: schemaRule(shape.cep),
  street: schemaRule(shape.street),
  number: schemaRule(shape.number),
  district: schemaRule(shape.district),
  city: schemaRule(shape.city),
  state: schemaRule(shape.state),
  name: schemaRule(nameSchema),
  email: schemaRule(emailSchema),
  phone: schemaRule(phoneSchema),
  password: passwordProblem,
  password_confirmation: (text, { password }) => confirmationProblem(text, password),
  terms_version: consentProblem,
}

/** Returns form values as the call's body. */
export function toCompanyRegistration(typed: ArenaValues) {
  return companyRegistrationSchema.parse({ ...typed, terms_version: TERMS_VERSION })
}
