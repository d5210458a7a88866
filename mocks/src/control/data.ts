import * as z from 'zod/mini'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { dataNames } from '../situations/situation.ts'
import { dataWords } from '../situations/words.ts'

/** Loads a set of data, or the present one anew. Faults, dialect and clock stay; all sessions end. */
export const postData = control(
  {
    method: 'POST',
    path: '/data',
    summary: 'Begins anew with a set of data.',
    body: z.object({ data: z.enum(dataNames, 'Esses dados não existem.') }),
  },
  async ({ db, body: { data } }) => {
    await db.reset({ data, clock: db.settings.clock })
    return ok({ now: db.clock.now() }, { message: `Os dados recomeçaram: ${dataWords[data].label}.` })
  },
  { direct: true },
)
