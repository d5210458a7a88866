import type { Expected } from './case.ts'
import { isSentence } from './sentence.ts'
import type { Told } from './transport.ts'

/** `404`, `422 at start`. */
export function describeExpected({ status, field }: Expected): string {
  const statuses = [status].flat().join(' or ')
  return field === undefined ? statuses : `${statuses} at ${field}`
}

/** A refusal in a few words: its status, and the fields that it tells of. */
export function describeTold({ status, body }: Told): string {
  const fields = Object.keys(errorsOf(body) ?? {}).map((field) => (field === '' ? '(no name)' : field))
  return fields.length === 0 ? String(status) : `${status} at ${fields.join(', ')}`
}

/** Why an answer is not the refusal that was expected; null when it is. */
export function faultOfRefusal(told: Told, expected: Expected): string | null {
  if (![expected.status].flat().includes(told.status)) return describeTold(told)
  const shape = faultOfEnvelope(told)
  if (shape !== null) return `${told.status}, but ${shape}`
  const { field } = expected
  if (field !== undefined && !Object.hasOwn(errorsOf(told.body) ?? {}, field)) return describeTold(told)
  return null
}

/** Every answer says what it is, and when. */
export function faultOfHeaders({ headers }: Told): string | null {
  if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
    return `Content-Type is ${headers['content-type'] ?? 'absent'}`
  if (Number.isNaN(Date.parse(headers.date ?? ''))) return `Date is ${headers.date ?? 'absent'}`
  return null
}

function faultOfEnvelope(told: Told): string | null {
  const headers = faultOfHeaders(told)
  if (headers !== null) return headers
  const { body } = told
  const errors = errorsOf(body)
  if (!isObject(body) || errors === null) return 'it is not in the envelope'
  const more = Object.keys(body).filter((key) => !['message', 'errors', 'data'].includes(key))
  if (more.length > 0) return `it says ${more.join(', ')} besides`
  if (!isSentence(body.message)) return `its message is no sentence: ${JSON.stringify(body.message)}`
  for (const [field, sentences] of Object.entries(errors)) {
    if (field === '') return 'it tells of a field without a name'
    if (!Array.isArray(sentences) || sentences.length === 0) return `${field} has no list of sentences`
    const odd = sentences.find((each) => !isSentence(each))
    if (odd !== undefined) return `${field} has no sentence: ${JSON.stringify(odd)}`
  }
  if (told.status === 429 && !/^[1-9]\d*$/.test(told.headers['retry-after'] ?? ''))
    return 'it does not say how long to wait'
  return null
}

function errorsOf(body: unknown): Record<string, unknown> | null {
  return isObject(body) && isObject(body.errors) ? body.errors : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
