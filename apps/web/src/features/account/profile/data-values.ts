import type { Account } from '@campo-livre/domain/users/account.ts'
import { type AccountChange, accountChangeSchema } from '@campo-livre/domain/users/account-changes.ts'
import { ageOn, birthDateProblem, MINIMUM_AGE } from '@campo-livre/domain/users/birth-date.ts'
import { cpfSchema } from '@campo-livre/domain/users/cpf.ts'
import { phoneSchema } from '@campo-livre/domain/users/phone.ts'
import { genderSchema } from '@campo-livre/domain/users/registration.ts'
import { nameSchema } from '@campo-livre/domain/users/name.ts'
import { readDay } from '@campo-livre/ui/date-field/read-day.ts'
import { maskCpf, maskPhone } from '../../../lib/form/masks.ts'
import { optionalRule, schemaRule } from '../../../lib/form/rules.ts'
import { ageDay } from '../personal-data.ts'

/** In the order of the form, named as in the call. */
export const dataFields = ['name', 'phone', 'cpf', 'date', 'gender'] as const
export type DataValues = Record<(typeof dataFields)[number], string>

/** Returns an account as form values. */
export function toValues({ name, phone, cpf, date, gender }: Account): DataValues {
  return {
    name,
    phone: maskPhone(phone ?? ''),
    cpf: maskCpf(cpf ?? ''),
    date: (date ?? '').split('-').toReversed().join('/'),
    gender: gender ?? '',
  }
}

/** Returns form values as the call's body; empty optional fields are left out. */
export function toChange(typed: DataValues): AccountChange {
  return accountChangeSchema.parse({
    name: typed.name,
    phone: typed.phone,
    cpf: typed.cpf.trim() || null,
    date: readDay(typed.date),
    gender: typed.gender || null,
  })
}

export function sameValues(some: DataValues, others: DataValues): boolean {
  return dataFields.every((name) => some[name] === others[name])
}

/** Returns the error of a birth date; its sentence about the minimum age differs from the registration's. */
function birthProblem(text: string): string | null {
  const birth = readDay(text)
  const today = ageDay()
  if (birth !== null && birth <= today && ageOn(birth, today) < MINIMUM_AGE)
    return `Confira a data: para jogar por aqui, é preciso ter pelo menos ${MINIMUM_AGE} anos.`
  return birthDateProblem(birth, today)
}

export const dataProblems = {
  name: schemaRule(nameSchema),
  phone: schemaRule(phoneSchema),
  cpf: optionalRule(schemaRule(cpfSchema)),
  date: optionalRule(birthProblem),
  gender: optionalRule(schemaRule(genderSchema)),
}
