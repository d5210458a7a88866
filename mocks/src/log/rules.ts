import type { FieldErrors } from '../http/refused.ts'

/** Why a call was refused, in sentences for whoever tests: with the names of profiles and fields as the calls have them. */

const choice = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** Who may make a call: `signed-in`, or these profiles. */
type Who = string | readonly string[]

/** Whom a call lets in. */
export function rulesWho(who: Who): string {
  return typeof who === 'string' ? 'Só entra quem está na conta.' : `Só entra quem é ${choice.format(who)}.`
}

/** Nobody is signed in: with no token at all, or with one that ended. */
export function ruleOfAbsence(who: Who, token: string | null): string {
  const why =
    token === null ? 'O pedido veio sem token.' : 'O token não existe, acabou ou é de conta bloqueada.'
  return `${rulesWho(who)} ${why}`
}

/** What was sent does not fit the schema of the call. */
export function ruleOfSchema(where: 'corpo' | 'consulta', errors: FieldErrors): string {
  const fields = Object.entries(errors).map(([field, said]) => `${field || 'tudo'} (${said.join(' ')})`)
  return `${where === 'corpo' ? 'No corpo' : 'Na consulta'} não vale: ${fields.join(', ')}.`
}

type Declared = { readonly refusals: Readonly<Record<number, string>> }

/** What stands before the words of the reference, which are English. */
export const REFERENCE = ' Na referência: '

/** A rule of the call itself: what its declaration says of that status, and at which fields. */
export function ruleOfCall({ refusals }: Declared, status: number, errors: FieldErrors): string {
  const fields = Object.keys(errors)
  const usually = usual[status] ?? `A regra da chamada recusou com ${status}.`
  const where = fields.length === 0 ? '' : ` Em ${fields.join(', ')}.`
  const declared = refusals[status]
  return `${usually}${where}${declared === undefined ? '' : `${REFERENCE}${declared}`}`
}

/** What a status means in every call. */
const usual: Readonly<Record<number, string>> = {
  404: 'Não existe, ou é de outra pessoa.',
  409: 'Não combina com como as coisas estão.',
  422: 'A regra da chamada não aceita o que foi pedido.',
  429: 'Tentativas demais em pouco tempo.',
}

export const NOT_JSON = 'O corpo não é um JSON.'
export const KEY_TOO_LONG = 'A Idempotency-Key passa de 255 caracteres.'
export const KEY_OF_ANOTHER = 'A Idempotency-Key já veio com outro pedido.'
export const NO_SUCH_CALL = 'Essa chamada não existe na API.'
export const NOT_IN_DIALECT = 'Essa chamada é só nossa: o servidor real não a tem.'

/** The mock itself broke. */
export function ruleOfBreakage(error: unknown): string {
  return `O mock quebrou: ${error instanceof Error ? error.message : String(error)}`
}
