import { slotPreviewSchema, slotWishSchema } from '@campo-livre/domain/series/athlete-command.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const previewSlotCommandCall = {
  method: 'POST',
  path: '/series/{id}/preview',
  output: slotPreviewSchema,
} as const satisfies DeclaredCall

export const previewSlotCommandSpec = describeCall(previewSlotCommandCall, () => ({
  who: ['athlete'],
  body: slotWishSchema,
  extension: true,
  summary:
    'What it would do to the user’s fixed slot to end it, pause it, resume it or swap one game for another time: the games that go and come back, and the money. Writes nothing; what would refuse it is in the answer.',
  refusals: { not_found: 'Somebody else’s.' },
}))
