import * as z from 'zod/mini'

/** The requirements of a password, with the words in which each is asked for. */
const needs = [
  { words: '8 caracteres', met: (text: string) => Array.from(text).length >= 8 },
  { words: 'uma letra maiúscula', met: (text: string) => /\p{Lu}/u.test(text) },
  { words: 'uma letra minúscula', met: (text: string) => /\p{Ll}/u.test(text) },
  { words: 'um número', met: (text: string) => /\p{N}/u.test(text) },
  { words: 'um símbolo', met: (text: string) => /[\p{P}\p{S}\p{Z}]/u.test(text) },
] as const

export type PasswordNeed = { words: string; met: boolean }

/** Returns each requirement of a password, and whether this one meets it. */
export function passwordNeeds(password: string): PasswordNeed[] {
  return needs.map(({ words, met }) => ({ words, met: met(password) }))
}

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** Minimum length in characters of a strong password. */
const STRONG_LENGTH = 12

/** F3: rates a password: weak while a requirement is missing, strong when it is also long. */
export function passwordStrength(password: string): PasswordStrength {
  if (passwordNeeds(password).some(({ met }) => !met)) return 'weak'
  return Array.from(password).length >= STRONG_LENGTH ? 'strong' : 'medium'
}

/**
 * Returns the missing requirements as a sentence: `A senha precisa ter uma letra maiúscula e um número.`; null when
 * none is missing.
 */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'Escolha uma senha.'
  const missing = passwordNeeds(password)
    .filter(({ met }) => !met)
    .map(({ words }) => words)
  if (missing.length === 0) return null
  return `A senha precisa ter ${new Intl.ListFormat('pt-BR').format(missing)}.`
}

/** A password that somebody chooses: at least 8 characters, upper and lower case, digit and symbol. */
export const passwordSchema = z.string('Escolha uma senha.').check((payload) => {
  const problem = passwordProblem(payload.value)
  if (problem !== null) payload.issues.push({ code: 'custom', input: payload.value, message: problem })
})

/** Returns the problem of a repeated password as a sentence; null when it equals the first. */
export function confirmationProblem(confirmation: string, password: string): string | null {
  if (confirmation === '') return 'Repita a senha.'
  return confirmation === password ? null : 'As duas senhas precisam ser iguais.'
}

type WithConfirmation = { password: string; password_confirmation: string }

/** Checks that the repeated password equals the first; a problem is reported at `password_confirmation`. */
export const confirmedPassword = z.check<WithConfirmation>(({ value, issues }) => {
  const problem = confirmationProblem(value.password_confirmation, value.password)
  if (problem !== null)
    issues.push({ code: 'custom', input: value, message: problem, path: ['password_confirmation'] })
})
