import type { Call } from '@campo-livre/backend/http/call.ts'
import type { TestClient } from '../client/test-client.ts'
import type { ValidRequest } from '../subject.ts'
import { requestOf } from './context.ts'
import { MADE_UP } from './refuse.ts'

/**
 * Returns whether the server lacks a call: 404 where a made-up token or broken JSON would be refused. For a call that
 * anyone may read, only a good request, `own`, tells.
 */
export async function isMissing(call: Call, own: ValidRequest | null, { ask }: TestClient): Promise<boolean> {
  const tellsAtOnce = call.who !== 'anyone' || call.body !== null
  if (tellsAtOnce !== (own === null)) return false
  const unusable = call.who === 'anyone' ? { carried: { raw: '{' } } : { by: MADE_UP }
  const { status } = await ask(requestOf(call, own ?? { by: null }, own ? {} : unusable))
  return status === 404 || status === 405
}
