import { arenaAnswerSchema, seriesRequestDetailSchema } from '@campo-livre/domain/series/request.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const answerCompanySeriesRequestCall = {
  method: 'POST',
  path: '/company/series/requests/{id}/answer',
  output: seriesRequestDetailSchema,
} as const satisfies DeclaredCall

export const answerCompanySeriesRequestSpec = describeCall(answerCompanySeriesRequestCall, () => ({
  who: ['company'],
  body: arenaAnswerSchema,
  extension: true,
  summary:
    'Accepts a request with the command that makes the series, offers another hour, or refuses it with a reason.',
  refusals: {
    not_found: 'The request is unknown, or another company’s.',
    invalid: 'The command is not `create`, or no date is left.',
    invalid_transition: 'It is answered already.',
    slot_taken: 'Dates are not free: each needs a choice. `data`: the preview.',
    slot_past: 'The first date has passed.',
    slot_beyond_horizon: 'The first date is later than dates are kept, 52 weeks ahead.',
    conflict: 'The series exists already.',
  },
}))
