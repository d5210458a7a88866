import * as z from 'zod/mini'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { invalid } from '../../http/refused.ts'
import { isCall } from '../../situations/situation-text.ts'
import { type Fault, faultsSchema } from '../../situations/situation.ts'
import { ALL } from '../../situations/words.ts'

/** 422 for a fault of a call that the API does not have. */
export function requireCalls(faults: readonly Fault[]): void {
  const unknown = faults.find((fault) => fault.call !== ALL && !isCall(fault.call))
  if (unknown) throw invalid('faults', `Não existe a chamada “${unknown.call}”.`)
}

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
