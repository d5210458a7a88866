import { type RefusalCode, refusalCodeSchema } from '@campo-livre/domain/refusals/refusal-code.ts'
import { refusalStatus } from '@campo-livre/contract/refusal-status.ts'
import type { CallSpec } from '@campo-livre/contract/call.ts'
import type { Expected } from './case.ts'
import { isSentence } from './sentence.ts'
import type { WireResponse } from './transport.ts'

/** Returns the expectation as text: `404`, `422 at start`. */
export function describeExpected({ status, field }: Expected): string {
  const statuses = [status].flat().join(' or ')
  return field === undefined ? statuses : `${statuses} at ${field}`
}

/** Returns a refusal in a few words: its status and the fields of its errors. */
export function describeResponse({ status, body }: WireResponse): string {
  const fields = Object.keys(errorsOf(body) ?? {}).map((field) => (field === '' ? '(no name)' : field))
  return fields.length === 0 ? String(status) : `${status} at ${fields.join(', ')}`
}

/**
 * Returns how an answer differs from the expected refusal; null when it fits. Its code has to be one of `codes`, the
 * call's; where nothing is declared (null), any known code is right.
 */
export function faultOfRefusal(
  response: WireResponse,
  expected: Expected,
  codes: readonly RefusalCode[] | null,
): string | null {
  if (![expected.status].flat().includes(response.status)) return describeResponse(response)
  const shape = faultOfEnvelope(response) ?? faultOfCode(response, codes)
  if (shape !== null) return `${response.status}, but ${shape}`
  const { field } = expected
  if (field !== undefined && !Object.hasOwn(errorsOf(response.body) ?? {}, field))
    return describeResponse(response)
  return null
}

/**
 * Returns what is wrong with the headers of an answer: it needs the `Content-Type` of its kind and a `Date`; null for
 * nothing.
 */
export function faultOfHeaders(
  { headers }: WireResponse,
  media: CallSpec['media'] = 'application/json',
): string | null {
  if (headers['content-type']?.split(';')[0] !== media)
    return `Content-Type is ${headers['content-type'] ?? 'absent'}`
  if (Number.isNaN(Date.parse(headers.date ?? ''))) return `Date is ${headers.date ?? 'absent'}`
  return null
}

function faultOfEnvelope(response: WireResponse): string | null {
  const headers = faultOfHeaders(response)
  if (headers !== null) return headers
  const { body } = response
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
  if (response.status === 429 && !/^[1-9]\d*$/.test(response.headers['retry-after'] ?? ''))
    return 'it does not say how long to wait'
  return null
}

/** Returns why a refusal's code is not one of these with its status; null when it is. */
export function faultOfCode(
  { status, body }: Pick<WireResponse, 'status' | 'body'>,
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
