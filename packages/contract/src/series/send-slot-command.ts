import { slotCommandSchema } from '@campo-livre/domain/series/athlete-command.ts'
import { seriesDetailSchema } from '@campo-livre/domain/series/series-answer.ts'
import { type DeclaredCall, describeCall } from '../call.ts'
import { slotRefusals } from './slot-refusals.ts'

export const sendSlotCommandCall = {
  method: 'POST',
  path: '/series/{id}/commands',
  output: seriesDetailSchema,
} as const satisfies DeclaredCall

export const sendSlotCommandSpec = describeCall(sendSlotCommandCall, () => ({
  who: ['athlete'],
  body: slotCommandSchema,
  extension: true,
  summary:
    'Ends, pauses or resumes the user’s fixed slot, or swaps one game for another time of the arena; all of it or nothing, once however often it arrives. A game that goes is given back as it is agreed, those after an end cost nothing. `version` and `differenceCents` are what was shown.',
  refusals: {
    ...slotRefusals(),
    stale: 'It was changed since, or comes to other money; `data` is the fixed slot as it is.',
  },
}))
