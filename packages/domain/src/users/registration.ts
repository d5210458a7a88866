import * as z from 'zod/mini'
import { daySchema } from '../time/zone.ts'
import { cpfSchema } from './cpf.ts'
import { emailSchema } from './email.ts'
import { nameSchema } from './name.ts'
import { confirmedPassword, passwordSchema } from './password.ts'
import { phoneSchema } from './phone.ts'
import { termsVersionSchema } from './terms.ts'

/** The genders, with their Portuguese labels. */
export const genderLabels = {
  female: 'Feminino',
  male: 'Masculino',
  other: 'Outro, ou prefiro não dizer',
} as const
export type Gender = keyof typeof genderLabels
export const genders = Object.keys(genderLabels) as [Gender, ...Gender[]]
export const genderSchema = z.enum(genders, 'Escolha uma das opções.')

/**
 * The body of `POST /auth/register`. The age is checked separately, by `birthDateProblem`, which needs today's date.
 * The last two fields are defined by this project: the real server ignores them.
 */
export const registrationSchema = z
  .object({
    name: nameSchema,
    email: emailSchema,
    phone: phoneSchema,
    cpf: z.optional(z.nullable(cpfSchema)),
    date: daySchema,
    gender: genderSchema,
    password: passwordSchema,
    password_confirmation: z.string('Repita a senha.'),
    terms_version: termsVersionSchema,
    /** Asked of people under 18: a responsible adult knows and agrees. */
    guardian_consent: z.optional(z.boolean()),
  })
  .check(confirmedPassword)
export type Registration = z.infer<typeof registrationSchema>
