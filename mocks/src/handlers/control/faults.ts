import * as z from 'zod/mini'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { requireCalls } from '../../situations/known-calls.ts'
import { faultsSchema } from '../../situations/situation.ts'

/** What goes wrong from now on, and nothing else. */
export const putFaults = call({
  method: 'PUT',
  path: '/faults',
  who: 'anyone',
  summary: 'How calls of the API fare, each by its name or `all`; these in place of those before.',
  body: z.object({ faults: faultsSchema }),
  handle: ({ db, body: { faults } }) => {
    requireCalls(faults)
    db.settings.faults = faults
    db.log.markDirty()
    const message = faults.length === 0 ? 'Tudo responde como sempre.' : 'As falhas estão valendo.'
    return ok({ faults }, { message })
  },
})
