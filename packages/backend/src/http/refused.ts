import { refusalStatus } from '@campo-livre/contract/refusal-status.ts'
import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import { type InputErrors, refuseMissing } from '@campo-livre/domain/refusals/refusal.ts'
import type { Answer } from './answer.ts'

type More = {
  errors?: InputErrors
  data?: unknown
  /** Headers of the answer: `Retry-After`. */
  headers?: Record<string, string>
  /** Only where it differs from the code's. */
  status?: number
}

/** Thrown to refuse a call; the pipeline turns it into the envelope `{ code, message, errors }`. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly errors: InputErrors
  readonly data: unknown
  readonly headers: Record<string, string>
  /** The rule, where the pipeline knows it; otherwise it is found from the call (log/rules.ts). */
  rule: string | null = null

  constructor(
    code: RefusalCode,
    message: string,
    { errors = {}, data, headers = {}, status = refusalStatus[code] }: More = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.errors = errors
    this.data = data
    this.headers = headers
  }

  because(rule: string): this {
    this.rule = rule
    return this
  }

  toAnswer(): Answer {
    const data = this.data === undefined ? {} : { data: this.data }
    const { code, status, message, errors, headers, rule } = this
    return { status, body: { code, message, errors, ...data }, headers, ...(rule === null ? {} : { rule }) }
  }
}

/** Returns a 401: nobody is signed in. */
export const unauthenticated = () => new Refused('unauthenticated', 'Entre na sua conta para continuar.')
/** Returns a 403: the profile may not do this. */
export const forbidden = () => new Refused('forbidden', 'Seu perfil não pode fazer isso.')
/** Returns a 403: an admin looks at the app as somebody. */
export const readOnly = () =>
  new Refused('read_only', 'Você está só olhando: nada muda por aqui. Volte para a administração antes.')
/** Returns a 404: it does not exist or belongs to somebody else; the answer does not tell which. */
export function notFound(): Refused {
  const { code, message } = refuseMissing()
  return new Refused(code, message)
}
/** Returns a 500. */
export const serverError = () =>
  new Refused('server_error', 'Algo deu errado do nosso lado. Tente de novo em instantes.')
/** Returns a 503 with the seconds to wait: what the backend needs is not there just now. */
export const away = (seconds: number) =>
  new Refused('server_error', 'Estamos fora do ar por um momento. Tente de novo em instantes.', {
    status: 503,
    headers: { 'Retry-After': String(seconds) },
  })
/** Returns a 429 with the seconds to wait. */
export const notYet = (code: RefusalCode, message: string, seconds: number) =>
  new Refused(code, message, { headers: { 'Retry-After': String(seconds) } })
/** Returns a 422 at one field. */
export const refusedAt = (field: string, code: RefusalCode, message: string) =>
  new Refused(code, message, { errors: { [field]: [message] } })
/** Returns a 422 at one field, with the general code. */
export const invalid = (field: string, message: string) => refusedAt(field, 'invalid', message)
