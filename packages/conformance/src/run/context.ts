import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Payload } from '../change.ts'
import { pathWith, type Request } from '../client/asking.ts'
import type { TestClient } from '../client/test-client.ts'
import type { ValidRequest, Subject } from '../subject.ts'
import type { WireResponse } from '../transport.ts'
import { undeclared } from '../declared.ts'
import { describeResponse, faultOfHeaders } from '../judge.ts'
import { isReadable } from '../sentence.ts'

/** The values that the cases of one call share. */
export type Context = {
  call: Call
  subject: Subject
  client: TestClient
  /** The good request from which refused ones are made; as they have no effect, it can be used again. */
  own: ValidRequest
  /** The first good answer. */
  plain: WireResponse | null
}

/** The result of a case: what was expected, what came, and whether that is right. */
export type CaseOutcome = { expected: string; got: string; ok: boolean }

export const passed = (expected: string): CaseOutcome => ({ expected, got: expected, ok: true })
export const failed = (expected: string, got: string): CaseOutcome => ({ expected, got, ok: false })
export const judged = (expected: string, fault: string | null): CaseOutcome =>
  fault === null ? passed(expected) : failed(expected, fault)

/** Returns the good request, with other parts where they are given. */
export function requestOf(
  call: Call,
  good: ValidRequest,
  { carried, ...rest }: Partial<Request> & { carried?: Payload } = {},
): Request {
  const { by, params, lent: _lent, ...own } = good
  return { method: call.method, path: pathWith(call.path, params), by, ...own, ...carried, ...rest }
}

/** Makes a new good request; a read uses the same one again. */
export function freshGood({ call, subject, client, own }: Context): Promise<ValidRequest> {
  return call.method === 'GET' ? Promise.resolve(own) : subject.validRequest(client)
}

/** Removes what a good answer leaves behind. */
export async function tidyUp(
  { subject, client }: Context,
  good: ValidRequest,
  response: WireResponse,
): Promise<void> {
  if (response.status >= 300) return
  await Promise.resolve(subject.tidy?.(client, good, response)).catch((error: unknown) =>
    client.leave('failed steps', String(error)),
  )
}

/** Sends a request and removes what it leaves behind. */
export async function askAndTidy(
  context: Context,
  good: ValidRequest,
  rest?: Parameters<typeof requestOf>[2],
): Promise<WireResponse> {
  const response = await context.client.ask(requestOf(context.call, good, rest))
  await tidyUp(context, good, response)
  return response
}

/** Returns how an answer differs from the declared good one; null when it fits. */
export function faultOfGood(call: Call, response: WireResponse): string | null {
  if (response.status >= 400) return describeResponse(response)
  const fault = undeclared(call, response) ?? faultOfHeaders(response, call.media)
  if (fault !== null) return fault
  const { message } = (response.body ?? {}) as { message?: unknown }
  const says = call.method === 'GET' ? message === undefined || isReadable(message) : isReadable(message)
  return says ? null : `its message is not for people: ${JSON.stringify(message)}`
}

/** Returns the name of a good answer in the table. */
export const declaredGood = ({ status }: Call) => `${status}, as declared`
