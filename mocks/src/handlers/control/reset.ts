import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'

/** Back to the seed, laid out around today, with the clock at the real time. Everybody is signed out. */
export const reset = call({
  method: 'POST',
  path: '/reset',
  who: 'anyone',
  summary: 'Data, sessions and clock start again.',
  handle: async ({ db }) => {
    await db.reset()
    return ok({ now: db.clock.now() }, { message: 'Os dados recomeçaram.' })
  },
})
