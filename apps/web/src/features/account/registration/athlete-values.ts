import { birthDateProblem, GUARDIAN_NEEDED, needsGuardian } from '@campo-livre/domain/users/birth-date.ts'
import { cpfSchema } from '@campo-livre/domain/users/cpf.ts'
import { emailSchema } from '@campo-livre/domain/users/email.ts'
import { confirmationProblem, passwordProblem } from '@campo-livre/domain/users/password.ts'
import { phoneSchema } from '@campo-livre/domain/users/phone.ts'
import { genderSchema, registrationSchema } from '@campo-livre/domain/users/registration.ts'
import { nameSchema } from '@campo-livre/domain/users/name.ts'
import { TERMS_VERSION } from '@campo-livre/domain/users/terms.ts'
import { readDay } from '@campo-livre/ui/date-field/read-day.ts'
import { schemaRule } from '../../../lib/form/rules.ts'
import { ageDay } from '../personal-data.ts'
import { consentProblem } from './agreement.ts'
import type { Rules, Step } from './steps/use-steps.ts'

/** Initial values, named as in the call. The server requires a gender (decision 033), so it begins as unspecified. */
export const athleteValues = {
  name: '',
  date: '',
  gender: 'other',
  cpf: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  guardian_consent: false,
  terms_version: false,
}
export type AthleteValues = typeof athleteValues

export const athleteSteps: readonly Step<AthleteValues>[] = [
  { name: 'Você', title: 'Quem é você', fields: ['name', 'date', 'gender', 'cpf'] },
  { name: 'Contato', title: 'Como falar com você', fields: ['email', 'phone'] },
  {
    name: 'Senha',
    title: 'Senha e aceite',
    fields: ['password', 'password_confirmation', 'guardian_consent', 'terms_version'],
  },
]

/** Returns whether a guardian has to agree, by the typed birth date. */
export function isMinor(date: string): boolean {
  return needsGuardian(readDay(date), ageDay())
}

const cpfProblem = schemaRule(cpfSchema)

export const athleteRules: Rules<AthleteValues> = {
  name: schemaRule(nameSchema),
  date: (text) => birthDateProblem(readDay(text), ageDay()),
  gender: schemaRule(genderSchema),
  cpf: (text) => (text.trim() === '' ? null : cpfProblem(text)),
  email: schemaRule(emailSchema),
  phone: schemaRule(phoneSchema),
  password: passwordProblem,
  password_confirmation: (text, { password }) => confirmationProblem(text, password),
  guardian_consent: (given, { date }) => (given || !isMinor(date) ? null : GUARDIAN_NEEDED),
  terms_version: consentProblem,
}

/** Returns form values as the call's body. */
export function toRegistration({ guardian_consent: agreed, ...typed }: AthleteValues) {
  return registrationSchema.parse({
    ...typed,
    date: readDay(typed.date),
    cpf: typed.cpf.trim() || null,
    terms_version: TERMS_VERSION,
    ...(isMinor(typed.date) ? { guardian_consent: agreed } : {}),
  })
}
