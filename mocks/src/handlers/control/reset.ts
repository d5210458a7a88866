import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { calm } from '../../situations/situation.ts'

/** Everything calm again: the data of the set that is on, around today, the real time. Everybody is signed out. */
export const reset = call({
  method: 'POST',
  path: '/reset',
  who: 'anyone',
  summary: 'Data, sessions and clock start again; nothing goes wrong any more.',
  handle: async ({ db }) => {
    Object.assign(db.settings, { faults: calm.faults, dialect: calm.dialect })
    await db.reset()
    return ok({ now: db.clock.now() }, { message: 'Os dados recomeçaram.' })
  },
})
