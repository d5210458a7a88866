import type { CaseAction } from '../case.ts'
import { NotTried } from '../not-tried.ts'
import type { WireResponse } from '../transport.ts'
import {
  type CaseOutcome,
  type Context,
  declaredGood,
  faultOfGood,
  freshGood,
  judged,
  requestOf,
} from './context.ts'

/**
 * Sends a version in `If-None-Match`: the server's own is a 304 without a body, with that version, unless what it is of
 * has changed meanwhile; one that it never gave is answered whole. A server without versions is not judged.
 */
export async function known(
  context: Context,
  { version }: CaseAction & { does: 'known' },
): Promise<CaseOutcome> {
  const { call, client } = context
  const own = await freshGood(context)
  const first = await client.ask(requestOf(call, own))
  const { etag } = first.headers
  if (etag === undefined) throw new NotTried('no version')
  const sent = version === 'own' ? etag : '"made-up"'
  const second = await client.ask(requestOf(call, own, { headers: { 'If-None-Match': sent } }))
  if (version === 'made up') return judged(declaredGood(call), faultOfGood(call, second))
  const changed = second.status === call.status && second.headers.etag !== etag
  return judged('304 without a body', changed ? faultOfGood(call, second) : faultOfUnchanged(second, etag))
}

function faultOfUnchanged({ status, body, headers }: WireResponse, etag: string): string | null {
  if (status !== 304) return `status ${status}`
  if (body !== '') return 'a body'
  return headers.etag === etag ? null : `ETag is ${headers.etag ?? 'absent'}`
}
