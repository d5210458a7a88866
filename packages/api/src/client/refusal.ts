import type { FieldErrors } from './api-error.ts'
import { isForPeople } from './for-people.ts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The sentences for people in a text, a list of them, or a map of lists. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return isForPeople(value) ? [value.trim()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : []
}

function readErrors(value: unknown): FieldErrors {
  if (!isRecord(value)) return {}
  const entries = Object.entries(value).map(([field, texts]) => [field, sentences(texts)] as const)
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0))
}

/** Says that something is wrong and not what: a list of sentences beside it says more. */
const generic = /^dados (inválidos|informados)|^erro de valida/i

/** How many seconds to wait, as servers write it: a number or a date. Null for none, or nonsense. */
function readRetryAfter(header: string | null): number | null {
  const seconds = Number(header ?? NaN)
  const wait = Number.isNaN(seconds) ? (Date.parse(header ?? '') - Date.now()) / 1000 : seconds
  return wait > 0 ? Math.ceil(wait) : null
}

type Refusal = { message: string | null; retryAfter: number | null; errors: FieldErrors; data: unknown }

/**
 * Reads a refusal generously (G1, G1a): `errors` as lists, texts, or an empty list; `messages` where `message` says
 * nothing; any body at all.
 */
export function readRefusal(body: unknown, headers: Headers): Refusal {
  const retryAfter = readRetryAfter(headers.get('Retry-After'))
  if (!isRecord(body)) return { message: null, retryAfter, errors: {}, data: undefined }
  const [message = ''] = sentences(body.message)
  const said = message === '' || generic.test(message) ? sentences(body.messages).join(' ') : ''
  return { message: said || message || null, retryAfter, errors: readErrors(body.errors), data: body.data }
}
