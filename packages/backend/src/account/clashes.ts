import { phoneDigits } from '@campo-livre/domain/users/phone.ts'
import type { Database } from '../store/database.ts'
import type { Texts } from '../http/parse.ts'
import type { FieldErrors } from '../http/refused.ts'
import { Refused } from '../http/refused.ts'

type Claims = { email?: string; phone?: string; cpf?: string | null | undefined; cnpj?: string }

/** Returns an error for each value that another account has already; `selfId` is the user who asks. */
export function clashesOf(
  db: Database,
  { email, phone, cpf, cnpj }: Claims,
  selfId: string | null = null,
): FieldErrors {
  const errors: FieldErrors = {}
  const others = db.users.where(({ id }) => id !== selfId)
  if (email && others.some((user) => user.email.toLowerCase() === email.toLowerCase()))
    errors.email = ['Este e-mail já está cadastrado.']
  if (phone && others.some((user) => user.phone !== null && phoneDigits(user.phone) === phone))
    errors.phone = ['Este telefone já está cadastrado.']
  if (cpf && others.some((user) => user.cpf === cpf)) errors.cpf = ['Este CPF já está cadastrado.']
  if (cnpj && db.companies.where((company) => company.cnpj === cnpj).length > 0)
    errors.cnpj = ['Este CNPJ já está cadastrado.']
  return errors
}

/** Returns the same for text as typed, which may be incomplete. */
export function textClashes(db: Database, { email, phone, cpf }: Texts): FieldErrors {
  return clashesOf(db, {
    ...(email === undefined ? {} : { email: email.trim() }),
    ...(phone === undefined ? {} : { phone: phoneDigits(phone) }),
    ...(cpf === undefined ? {} : { cpf: cpf.replace(/\D/g, '') }),
  })
}

/** Refuses with 422 and these errors, if there are any. */
export function requireNone(errors: FieldErrors): void {
  const [first] = Object.values(errors).flat()
  if (first !== undefined) throw new Refused('invalid', first, { errors })
}
