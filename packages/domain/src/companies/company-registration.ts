import * as z from 'zod/mini'
import { cepSchema } from '../places/cep.ts'
import { stateCodes } from '../places/states.ts'
import { requiredText } from '../text/required-text.ts'
import { emailSchema } from '../users/email.ts'
import { confirmedPassword, passwordSchema } from '../users/password.ts'
import { phoneSchema } from '../users/phone.ts'
import { nameSchema } from '../users/name.ts'
import { termsVersionSchema } from '../users/terms.ts'
import { cnpjSchema } from './cnpj.ts'

export const companyNameSchema = requiredText('Informe o nome da arena.')
export const stateSchema = z.enum(stateCodes, 'Escolha o estado.')

/** The address of a company as a form asks for it: typed, or filled in from its CEP (postal code). */
export const postalAddressSchema = z.object({
  cep: cepSchema,
  street: requiredText('Informe a rua.'),
  number: requiredText('Informe o número, ou S/N.', 20),
  district: requiredText('Informe o bairro.'),
  city: requiredText('Informe a cidade.'),
  state: stateSchema,
})
export type PostalAddress = z.infer<typeof postalAddressSchema>

/**
 * H11: the body of `POST /auth/register-company`, a call that only this project defines: the arena, its address, and
 * the person responsible for it. The company then waits for the approval of an admin (`awaiting_approval`), its owner
 * for the confirmation of the e-mail.
 */
export const companyRegistrationSchema = z
  .object({
    company_name: companyNameSchema,
    cnpj: cnpjSchema,
    ...postalAddressSchema.shape,
    name: nameSchema,
    email: emailSchema,
    phone: phoneSchema,
    password: passwordSchema,
    password_confirmation: z.string('Repita a senha.'),
    terms_version: termsVersionSchema,
  })
  .check(confirmedPassword)
export type CompanyRegistration = z.infer<typeof companyRegistrationSchema>
