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

/**
 * Reads a refusal generously (G1, G1a): `errors` as lists, texts, or an empty list; `messages` where `message` says
 * nothing; any body at all.
 */
export function readRefusal(body: unknown): { message: string | null; errors: FieldErrors; data: unknown } {
  if (!isRecord(body)) return { message: null, errors: {}, data: undefined }
  const [message = ''] = sentences(body.message)
  const said = message === '' || generic.test(message) ? sentences(body.messages).join(' ') : ''
  return { message: said || message || null, errors: readErrors(body.errors), data: body.data }
}
