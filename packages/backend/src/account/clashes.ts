import type { InputErrors } from '@campo-livre/domain/refusals/refusal.ts'
import { type Known, takenValues } from '@campo-livre/domain/users/operations.ts'
import { phoneDigits } from '@campo-livre/domain/users/phone.ts'
import type { Database } from '../store/database.ts'
import type { Texts } from '../http/parse.ts'

/** Returns a function that tells whether an arena, or an account but that of `selfId`, has a value already. */
export function knownOthers(db: Database, selfId: string | null = null): Known {
  return (what, value) =>
    what === 'cnpj'
      ? db.companies.by('cnpj', value).length > 0
      : db.users.by(what, value).some(({ id }) => id !== selfId)
}

/** Returns an error for each value, as typed and perhaps incomplete, that another account has already. */
export function textClashes(db: Database, { email, phone, cpf }: Texts): InputErrors {
  return takenValues(
    {
      ...(email === undefined ? {} : { email: email.trim() }),
      ...(phone === undefined ? {} : { phone: phoneDigits(phone) }),
      ...(cpf === undefined ? {} : { cpf: cpf.replace(/\D/g, '') }),
    },
    knownOthers(db),
  )
}
