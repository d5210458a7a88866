import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { defaultSituation } from '../situations/situation.ts'

/** Resets all settings: the present set of data, around today, at the real time. All sessions end. */
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
  { direct: true },
)
