import { type RefusalCode, refusalCodeSchema } from '@campo-livre/domain/refusals/refusal-code.ts'
import type { FieldErrors } from './api-error.ts'
import { isForPeople } from './for-people.ts'
import { serverNow } from './server-time.ts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Collects the sentences for people in a text, a list of texts, or a map of lists. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return isForPeople(value) ? [value.trim()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : []
}

function readErrors(value: unknown): FieldErrors {
  if (!isRecord(value)) return {}
  const entries = Object.entries(value).map(([field, texts]) => [field, sentences(texts)] as const)
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0))
}

/**
 * Messages that say that something is wrong but not what; `messages` says more. Only servers without codes are read by
 * their sentence (decision 035).
 */
const generic = /^dados (inválidos|informados)|^erro de valida/i

/** Parses `Retry-After`, a number of seconds or a date on the server's clock, into seconds; null for none. */
function readRetryAfter(header: string | null): number | null {
  const seconds = Number(header ?? NaN)
  const wait = Number.isNaN(seconds) ? (Date.parse(header ?? '') - Date.parse(serverNow())) / 1000 : seconds
  return wait > 0 ? Math.ceil(wait) : null
}

type Refusal = {
  code: RefusalCode | null
  message: string
  retryAfter: number | null
  errors: FieldErrors
  data: unknown
}

/**
 * Reads a refusal in any of the servers' forms (G1, G1a): `errors` as lists, texts, or an empty list; `messages` in
 * place of `message`; any body at all. An unknown code counts as none.
 */
export function readRefusal(body: unknown, headers: Headers): Refusal {
  const retryAfter = readRetryAfter(headers.get('Retry-After'))
  if (!isRecord(body)) return { code: null, message: '', retryAfter, errors: {}, data: undefined }
  const [message = ''] = sentences(body.message)
  const code = refusalCodeSchema.safeParse(body.code).data ?? null
  const saysNothing = message === '' || (code === null && generic.test(message))
  const said = saysNothing ? sentences(body.messages).join(' ') : ''
  const errors = readErrors(body.errors)
  return { code, message: said || message, retryAfter, errors, data: body.data }
}
