import type { InputErrors } from '@campo-livre/domain/refusals/refusal.ts'
import { type Known, takenValues } from '@campo-livre/domain/users/operations.ts'
import { phoneDigits } from '@campo-livre/domain/users/phone.ts'
import type { Database } from '../store/database.ts'
import type { Texts } from '../http/parse.ts'

/** Returns the arenas, and all accounts but that of `selfId`: those that may have a value already. */
export function knownOthers(db: Database, selfId: string | null = null): Known {
  return { users: db.users.where(({ id }) => id !== selfId), companies: db.companies.all() }
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
