import * as z from 'zod/mini'
import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { requireCalls } from '../situations/known-calls.ts'
import { faultsSchema } from '../situations/situation.ts'

/** Replaces the faults. */
export const putFaults = control(
  {
    method: 'PUT',
    path: '/faults',
    summary: 'What becomes of calls of the API, each by its name or `all`; these in place of those before.',
    body: z.object({ faults: faultsSchema }),
  },
  ({ db, body: { faults } }) => {
    requireCalls(faults)
    db.settings.faults = faults
    db.log.markDirty()
    const message = faults.length === 0 ? 'Tudo responde como sempre.' : 'As falhas estão valendo.'
    return ok({ faults }, { message })
  },
)
