import type { Done } from '../outcome/outcome.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import { passwordChangedLetter } from './account-letters.ts'
import { CODE_MINUTES, RESET_LINK_MINUTES } from './proof.ts'
import type { StoredUser } from './stored-user.ts'

/** A secret that was sent to an e-mail: by it a reader proves to own the address. */
export type Proof = { email: string; sentAt: string; usedAt: string | null }

type ChangedUser = Done<{ users: readonly [StoredUser] }>

/** Returns whether a proof is at least `minutes` old. */
export function isOver({ sentAt }: Pick<Proof, 'sentAt'>, at: string, minutes: number): boolean {
  return Date.parse(at) - Date.parse(sentAt) >= minutes * 60_000
}

/** Refuses a code that nobody was sent. */
export const refuseWrongCode = (): Refusal => refuse('code_wrong', 'Código de verificação inválido.')

/** Refuses a code that was used, or is too old; null for others. */
export const refuseOldCode = (proof: Proof, at: string): Refusal | null =>
  refuseUsed(proof) ?? refuseExpired(proof, at)

function refuseUsed({ usedAt }: Proof): Refusal | null {
  return usedAt === null ? null : refuse('code_used', 'Código já utilizado.')
}

function refuseExpired(proof: Proof, at: string): Refusal | null {
  return isOver(proof, at, CODE_MINUTES) ? refuse('code_expired', 'Código de verificação expirado.') : null
}

/**
 * Confirms the e-mail of an account by the code that was sent to it (H11); undefined for an account or a code that is not
 * there. The password of its registration is nobody's until they enter by a code.
 */
export function verifyEmail(
  user: StoredUser | undefined,
  proof: Proof | undefined,
  at: string,
): ChangedUser | Refusal {
  const isVerified = user !== undefined && user.emailVerifiedAt !== null
  const verified = isVerified ? refuse('email_already_verified', 'E-mail já verificado.') : null
  if (!user || !proof) return verified ?? refuseWrongCode()
  const refusal = refuseUsed(proof) ?? verified ?? refuseExpired(proof, at)
  const users = [{ ...user, emailVerifiedAt: at, passwordUnproven: user.password !== null }] as const
  return refusal ?? { ok: true, changes: { users }, notices: [] }
}

/** Refuses a code for another e-mail of a user: one that was used, is not for the e-mail they asked for, or is too old. */
export function refuseEmailCode(user: StoredUser, proof: Proof | undefined, at: string): Refusal | null {
  if (!proof) return refuseWrongCode()
  const isAsked = proof.email.toLowerCase() === user.pendingEmail?.toLowerCase()
  return refuseUsed(proof) ?? (isAsked ? refuseExpired(proof, at) : refuseWrongCode())
}

/**
 * Gives a user a new password by the link that was sent to them, and tells them (H11); undefined for an account or a link
 * that is not there. Who was invited has a link of another kind.
 */
export function resetPassword(
  user: StoredUser | undefined,
  proof: Proof | undefined,
  { password, at }: { password: string; at: string },
): ChangedUser | Refusal {
  if (!user || user.invited || !proof || isOver(proof, at, RESET_LINK_MINUTES))
    return refuse('link_invalid', 'Erro ao redefinir senha.')
  const users = [{ ...user, password, passwordUnproven: false }] as const
  return { ok: true, changes: { users }, notices: [], letters: [passwordChangedLetter(user)] }
}

/** Refuses to ask for the password of a user who has none, and one that was not typed, at an input. */
export function refuseNoPassword(
  { password }: StoredUser,
  typed: string | undefined,
  field: string,
): Refusal | null {
  if (password === null)
    return refuse(
      'wrong_password',
      'Sua conta ainda não tem senha. Crie uma em Acesso, no seu perfil.',
      field,
    )
  return typed === undefined ? refuse('invalid', 'Informe sua senha atual.', field) : null
}

/** Refuses another password than that of a user, at an input. */
export function refuseWrongPassword(isRight: boolean, field: string): Refusal | null {
  return isRight ? null : refuse('wrong_password', 'A senha atual não confere.', field)
}
