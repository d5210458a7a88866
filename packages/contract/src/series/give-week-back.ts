import { seriesDetailSchema } from '@campo-livre/domain/series/series-answer.ts'
import { madeId } from '@campo-livre/domain/text/made-id.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const giveWeekBackCall = {
  method: 'POST',
  path: '/series/{id}/give-back',
  output: seriesDetailSchema,
} as const satisfies DeclaredCall

export const giveWeekBackSpec = describeCall(giveWeekBackCall, () => ({
  who: ['athlete'],
  body: z.object({ id: madeId, day: daySchema }),
  extension: true,
  summary:
    'Gives a week of the user’s fixed slot back: its time is free at once. The credit that it brings was in `giveBackCents` of the date.',
  refusals: {
    not_found: 'Somebody else’s.',
    booking_started: 'The date has passed, or is not booked any more.',
  },
}))
