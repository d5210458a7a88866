import type { Refusals } from '@campo-livre/contract/call.ts'
import type { InputErrors } from '@campo-livre/domain/refusals/refusal.ts'
import type { Refused } from './refused.ts'

/** Sentences for testers on why a call was refused, with the names of profiles and fields that the API has. */

const choice = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** The profiles that may make a call; `signed-in`: all of them. */
type Who = string | readonly string[]

/** Returns the sentence on who may make a call. */
export function rulesWho(who: Who): string {
  return typeof who === 'string' ? 'Só entra quem está na conta.' : `Só entra quem é ${choice.format(who)}.`
}

/** Returns the rule for a caller who is not signed in: without a token, or with one that is not valid. */
export function ruleOfAbsence(who: Who, token: string | null): string {
  const why =
    token === null ? 'O pedido veio sem token.' : 'O token não existe, acabou ou é de conta bloqueada.'
  return `${rulesWho(who)} ${why}`
}

/** Returns the rule for input that does not fit the schema of the call: its fields and their errors. */
export function ruleOfSchema(where: 'corpo' | 'consulta', errors: InputErrors): string {
  const fields = Object.entries(errors).map(([field, said]) => `${field || 'tudo'} (${said.join(' ')})`)
  return `${where === 'corpo' ? 'No corpo' : 'Na consulta'} não vale: ${fields.join(', ')}.`
}

type Declared = { readonly refusals: Refusals }

/** The text before the words of the API reference, which are English. */
export const REFERENCE = ' Na referência: '

/**
 * Returns the rule for a refusal of the call itself: its status, its fields, and what the declaration says of its code.
 */
export function ruleOfCall({ refusals }: Declared, { code, status, errors }: Refused): string {
  const fields = Object.keys(errors)
  const usually = usual[status] ?? `A regra da chamada recusou com ${status}.`
  const where = fields.length === 0 ? '' : ` Em ${fields.join(', ')}.`
  const declared = refusals[code]
  return `${usually}${where}${declared === undefined ? '' : `${REFERENCE}${declared}`}`
}

/** The meaning of a status in every call. */
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

/** Returns the rule for an error in the mock itself. */
export function ruleOfBreakage(error: unknown): string {
  return `O mock quebrou: ${error instanceof Error ? error.message : String(error)}`
}
