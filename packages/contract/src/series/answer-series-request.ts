import { athleteAnswerSchema, seriesRequestDetailSchema } from '@campo-livre/domain/series/request.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const answerSeriesRequestCall = {
  method: 'POST',
  path: '/series/requests/{id}/answer',
  output: seriesRequestDetailSchema,
} as const satisfies DeclaredCall

export const answerSeriesRequestSpec = describeCall(answerSeriesRequestCall, () => ({
  who: ['athlete'],
  body: athleteAnswerSchema,
  extension: true,
  summary: 'Accepts or declines the hour that an arena offers instead, or withdraws the request.',
  refusals: {
    not_found: 'Somebody else’s.',
    invalid_transition: 'It is answered already, or nothing is offered.',
    invalid: 'No date of the offer is free any more.',
    slot_taken: 'Somebody has been faster.',
    slot_past: 'The first date of the offer has passed.',
    slot_beyond_horizon: 'The first date of the offer is later than dates are kept.',
  },
}))
