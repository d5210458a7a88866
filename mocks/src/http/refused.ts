import type { Answer } from './answer.ts'

export type FieldErrors = Record<string, string[]>

/** Thrown to refuse a call; the pipeline turns it into the envelope `{ message, errors }`. */
export class Refused extends Error {
  readonly status: number
  readonly errors: FieldErrors
  readonly data: unknown
  /** Beside the body: `Retry-After`. */
  readonly headers: Record<string, string>
  /** Which rule it was, where the pipeline knows it; else it follows from the call (log/rules.ts). */
  rule: string | null = null

  constructor(
    status: number,
    message: string,
    errors: FieldErrors = {},
    data?: unknown,
    headers: Record<string, string> = {},
  ) {
    super(message)
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
    const { status, message, errors, headers, rule } = this
    return { status, body: { message, errors, ...data }, headers, ...(rule === null ? {} : { rule }) }
  }
}

/** 401: nobody is signed in. */
export const unauthenticated = () => new Refused(401, 'Entre na sua conta para continuar.')
/** 403: signed in with a profile that may not do this. */
export const forbidden = () => new Refused(403, 'Seu perfil não pode fazer isso.')
/** 404: not there, or not theirs; the answer does not tell which. */
export const notFound = () => new Refused(404, 'Não encontramos o que você procura.')
/** 409: it clashes with how things stand. */
export const conflict = (message: string, errors?: FieldErrors, data?: unknown) =>
  new Refused(409, message, errors, data)
/** 500: something broke that is nobody's fault. */
export const stumbled = () => new Refused(500, 'Algo deu errado do nosso lado. Tente de novo em instantes.')
/** 429: not yet again. */
export const tooSoon = (message: string, seconds: number) =>
  new Refused(429, message, {}, undefined, { 'Retry-After': String(seconds) })
/** 500 with a sentence for the person, as the real server refuses in the account calls. */
export const refusedAccount = (message: string) => new Refused(500, message)
/** 422 at one field. */
export const invalid = (field: string, message: string) => new Refused(422, message, { [field]: [message] })
