import type { RefusalCode } from './refusal-code.ts'

/** The sentences at the inputs of a command, by their names. */
export type InputErrors = Record<string, string[]>

/** The answer to what is not allowed: its code, the sentence that people read, and the input that it is about, if one is. */
export type Refusal = {
  ok: false
  code: RefusalCode
  message: string
  field?: string
  /** The sentences at several inputs, or several at one. */
  errors?: InputErrors
  /** The things in the way, which are shown beside the sentence. */
  data?: unknown
}

/** Refuses a command. */
export function refuse(code: RefusalCode, message: string, field?: string): Refusal {
  return { ok: false, code, message, ...(field !== undefined && { field }) }
}

/** Refuses inputs, with the first sentence in front unless another is given; null where there is no error. */
export function refuseInputs(errors: InputErrors, message = Object.values(errors)[0]?.[0]): Refusal | null {
  return message === undefined ? null : { ...refuse('invalid', message), errors }
}

/** Refuses what is not there, or is somebody else's: the answer does not tell which. */
export const refuseMissing = (): Refusal => refuse('not_found', 'Não encontramos o que você procura.')
