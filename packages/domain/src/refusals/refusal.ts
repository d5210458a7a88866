import type { RefusalCode } from './refusal-code.ts'

/** The answer to what is not allowed: its code, the sentence that people read, and the input that it is about, if one is. */
export type Refusal = { ok: false; code: RefusalCode; message: string; field?: string }

/** Refuses a command. */
export function refuse(code: RefusalCode, message: string, field?: string): Refusal {
  return { ok: false, code, message, ...(field !== undefined && { field }) }
}
