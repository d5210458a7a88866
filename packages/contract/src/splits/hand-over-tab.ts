import { handedTabSchema } from '@campo-livre/domain/splits/split-view.ts'
import { madeId } from '@campo-livre/domain/text/made-id.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const handOverTabCall = {
  method: 'POST',
  path: '/company/tabs/{id}/hand-over',
  output: handedTabSchema,
} as const satisfies DeclaredCall

export const handOverTabSpec = describeCall(handOverTabCall, () => ({
  who: ['company'],
  extension: true,
  body: z.object({ id: madeId }),
  summary:
    'Puts a tab, or its newest amount, on the bill of the racha in its booking; it is opened in the name of who organises it where there is none. The tab stays open until it is paid.',
  refusals: {
    not_found: 'The tab is unknown, or another company’s.',
    conflict: 'No racha is played in the booking of the tab.',
    tab_closed: 'Nothing of the tab is left to pay.',
    invalid: 'There are 60 items on the bill.',
    idempotency_key_reused: 'The id was used before with something else.',
  },
}))
