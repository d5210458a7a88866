import { registerSpec } from '@campo-livre/contract/account/register.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { birthDateProblem, GUARDIAN_NEEDED, needsGuardian } from '@campo-livre/domain/users/birth-date.ts'
import { withCountry } from '@campo-livre/domain/users/phone.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toUser } from '../auth/to-user.ts'
import { clashesOf, requireNone, textClashes } from './clashes.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { sendCode } from './send-code.ts'

/**
 * Registers an athlete (H11), who confirms the e-mail before signing in. Under 18 a guardian's consent is required.
 */
export const register = answer(
  registerSpec,
  async ({ db, now, body }) => {
    const errors = clashesOf(db, body)
    const today = localDay(HOME_ZONE, now)
    const tooYoung = birthDateProblem(body.date, today)
    if (tooYoung !== null) errors.date = [tooYoung]
    const guarded = needsGuardian(body.date, today)
    if (guarded && body.guardian_consent !== true) errors.guardian_consent = [GUARDIAN_NEEDED]
    requireNone(errors)
    const { name, email, phone, cpf = null, date, gender, password } = body
    const user = await db.users.insert({
      id: newId('usr'),
      name,
      email,
      phone: withCountry(phone),
      imagePath: null,
      emailVerifiedAt: null,
      profile: { name: 'athlete' },
      password,
      blocked: false,
      cpf,
      birthDate: date,
      gender,
      terms: { version: body.terms_version, acceptedAt: now },
      ...(guarded ? { guardianConsent: body.guardian_consent === true } : {}),
    })
    await sendCode(db, now, user)
    const message = 'Usuário registrado com sucesso! Verifique seu e-mail para ativar sua conta.'
    return ok({ user: toUser(user), requires_verification: true }, { message, status: 201 })
  },
  { taken: textClashes },
)
