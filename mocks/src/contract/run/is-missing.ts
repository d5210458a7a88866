import type { Call } from '../../http/call.ts'
import type { Hand } from '../hand/hand.ts'
import type { Good } from '../subject.ts'
import { requestOf } from './context.ts'
import { MADE_UP } from './refuse.ts'

/**
 * A call that is not there knows nobody: 404 where a made-up token or a broken text would be refused. What anyone may read
 * tells only by a good request, `own`.
 */
export async function isMissing(call: Call, own: Good | null, { ask }: Hand): Promise<boolean> {
  const tellsAtOnce = call.who !== 'anyone' || call.body !== null
  if (tellsAtOnce !== (own === null)) return false
  const wrong = call.who === 'anyone' ? { carried: { raw: '{' } } : { by: MADE_UP }
  const { status } = await ask(requestOf(call, own ?? { by: null }, own ? {} : wrong))
  return status === 404 || status === 405
}
