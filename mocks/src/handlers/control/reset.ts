import { ok } from '../../http/answer.ts'
import { control } from '../../http/control.ts'
import { defaultSituation } from '../../situations/situation.ts'

/** Everything calm again: the data of the set that is on, around today, the real time. Everybody is signed out. */
export const reset = control(
  {
    method: 'POST',
    path: '/reset',
    summary: 'Data, sessions and clock start again; nothing goes wrong any more.',
  },
  async ({ db }) => {
    Object.assign(db.settings, { faults: defaultSituation.faults, dialect: defaultSituation.dialect })
    await db.reset()
    return ok({ now: db.clock.now() }, { message: 'Os dados recomeçaram.' })
  },
)
