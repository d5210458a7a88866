import { type RefusalCode, refusalCodeSchema } from '@campo-livre/domain/refusals/refusal-code.ts'
import { refusalStatus } from '@campo-livre/contract/refusal-status.ts'
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

/**
 * Why an answer is not the refusal that was expected; null when it is. Its code is one of `codes`, those that the call
 * refuses with; beside the calls, where nothing is declared, any that is known.
 */
export function faultOfRefusal(
  told: Told,
  expected: Expected,
  codes: readonly RefusalCode[] | null,
): string | null {
  if (![expected.status].flat().includes(told.status)) return describeTold(told)
  const shape = faultOfEnvelope(told) ?? faultOfCode(told, codes)
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
  const more = Object.keys(body).filter((key) => !['code', 'message', 'errors', 'data'].includes(key))
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

/** Why the code of a refusal is not one of these, which its status goes with; null when it is. */
export function faultOfCode(
  { status, body }: Pick<Told, 'status' | 'body'>,
  codes: readonly RefusalCode[] | null,
): string | null {
  const given = isObject(body) ? body.code : undefined
  const { data: code } = refusalCodeSchema.safeParse(given)
  if (code === undefined) return `its code is ${given === undefined ? 'absent' : JSON.stringify(given)}`
  if (codes === null) return null
  if (!codes.includes(code)) return `its code is ${code}, which is not declared`
  return refusalStatus[code] === status ? null : `its code is ${code}, which is ${refusalStatus[code]}`
}

function errorsOf(body: unknown): Record<string, unknown> | null {
  return isObject(body) && isObject(body.errors) ? body.errors : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
