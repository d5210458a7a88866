import type { Answer } from './answer.ts'

export type FieldErrors = Record<string, string[]>

/** Thrown to refuse a call; the pipeline turns it into the envelope `{ message, errors }`. */
export class Refused extends Error {
  readonly status: number
  readonly errors: FieldErrors
  readonly data: unknown

  constructor(status: number, message: string, errors: FieldErrors = {}, data?: unknown) {
    super(message)
    this.status = status
    this.errors = errors
    this.data = data
  }

  toAnswer(): Answer {
    const data = this.data === undefined ? {} : { data: this.data }
    return { status: this.status, body: { message: this.message, errors: this.errors, ...data } }
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
/** 422 at one field. */
export const invalid = (field: string, message: string) => new Refused(422, message, { [field]: [message] })
