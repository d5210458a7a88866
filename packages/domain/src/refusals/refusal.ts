import type { RefusalCode } from './refusal-code.ts'

/** The answer to what is not allowed: its code, and the sentence that people read. */
export type Refusal = { ok: false; code: RefusalCode; message: string }

/** Refuses a command. */
export function refuse(code: RefusalCode, message: string): Refusal {
  return { ok: false, code, message }
}
