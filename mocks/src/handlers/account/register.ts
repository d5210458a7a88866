import { localDay } from '@campo-livre/domain/time/zone.ts'
import { birthDateProblem } from '@campo-livre/domain/users/birth-date.ts'
import { phoneDigits } from '@campo-livre/domain/users/phone.ts'
import { type Registration, registrationSchema } from '@campo-livre/domain/users/registration.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { type FieldErrors, Refused } from '../../http/refused.ts'
import { toUser } from '../auth/to-user.ts'
import { sendCode } from './send-code.ts'

/** Whose calendar says how old a person is. */
const ZONE = 'America/Sao_Paulo'

/** H11. Always an athlete, who cannot sign in before the e-mail is confirmed. */
export const register = call({
  method: 'POST',
  path: '/auth/register',
  who: 'anyone',
  body: registrationSchema,
  handle: async ({ db, now, body }) => {
    const errors = clashesOf(db, body)
    const tooYoung = birthDateProblem(body.date, localDay(ZONE, now))
    if (tooYoung !== null) errors.date = [tooYoung]
    const [first] = Object.values(errors).flat()
    if (first !== undefined) throw new Refused(422, first, errors)
    const { name, email, phone, cpf = null, date, gender, password } = body
    const user = await db.users.insert({
      id: newId('usr'),
      name,
      email,
      phone: `55${phone}`,
      imagePath: null,
      emailVerifiedAt: null,
      profile: { name: 'athlete' },
      password,
      blocked: false,
      cpf,
      birthDate: date,
      gender,
    })
    await sendCode(db, now, user)
    const message = 'Usuário registrado com sucesso! Verifique seu e-mail para ativar sua conta.'
    return ok({ user: toUser(user), requires_verification: true }, { message, status: 201 })
  },
})

/** What somebody else has already. */
function clashesOf(db: Database, { email, phone, cpf }: Registration): FieldErrors {
  const errors: FieldErrors = {}
  if (db.users.by('email', email.toLowerCase()).length > 0) errors.email = ['Este e-mail já está cadastrado.']
  if (db.users.where((user) => user.phone !== null && phoneDigits(user.phone) === phone).length > 0)
    errors.phone = ['Este telefone já está cadastrado.']
  if (cpf && db.users.where((user) => user.cpf === cpf).length > 0)
    errors.cpf = ['Este CPF já está cadastrado.']
  return errors
}
