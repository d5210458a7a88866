import { refusalStatus } from '@campo-livre/contract/refusal-status.ts'
import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import type { Answer } from './answer.ts'

export type FieldErrors = Record<string, string[]>

type More = {
  errors?: FieldErrors
  data?: unknown
  /** Beside the body: `Retry-After`. */
  headers?: Record<string, string>
  /** Only where it is not the one of the code. */
  status?: number
}

/** Thrown to refuse a call; the pipeline turns it into the envelope `{ code, message, errors }`. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly errors: FieldErrors
  readonly data: unknown
  readonly headers: Record<string, string>
  /** Which rule it was, where the pipeline knows it; else it follows from the call (log/rules.ts). */
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

/** 401: nobody is signed in. */
export const unauthenticated = () => new Refused('unauthenticated', 'Entre na sua conta para continuar.')
/** 403: signed in with a profile that may not do this. */
export const forbidden = () => new Refused('forbidden', 'Seu perfil não pode fazer isso.')
/** 404: not there, or not theirs; the answer does not tell which. */
export const notFound = () => new Refused('not_found', 'Não encontramos o que você procura.')
/** 500: something broke that is nobody's fault. */
export const stumbled = () =>
  new Refused('server_error', 'Algo deu errado do nosso lado. Tente de novo em instantes.')
/** 429: not yet again. */
export const notYet = (code: RefusalCode, message: string, seconds: number) =>
  new Refused(code, message, { headers: { 'Retry-After': String(seconds) } })
/** 422 at one field. */
export const refusedAt = (field: string, code: RefusalCode, message: string) =>
  new Refused(code, message, { errors: { [field]: [message] } })
/** 422 at one field, for what has no code of its own. */
export const invalid = (field: string, message: string) => refusedAt(field, 'invalid', message)
