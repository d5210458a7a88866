import { seriesCommandSchema } from '@campo-livre/domain/series/command.ts'
import { companySeriesSchema } from '@campo-livre/domain/series/series-answer.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const sendSeriesCommandCall = {
  method: 'POST',
  path: '/company/series/commands',
  output: companySeriesSchema,
} as const satisfies DeclaredCall

export const sendSeriesCommandSpec = describeCall(sendSeriesCommandCall, () => ({
  who: ['company'],
  body: seriesCommandSchema,
  extension: true,
  summary:
    'Carries out one command about a fixed slot, all of it or nothing, once however often it arrives, and answers it as it is now. A refusal because of its dates has the preview in `data`.',
  refusals: {
    slot_taken: 'Dates are not free: each needs a choice.',
    slot_past: 'The first date has passed.',
    slot_beyond_horizon: 'The first date is later than dates are kept, 52 weeks ahead.',
    not_found: 'The series, person, pause or payment is unknown, or another company’s.',
    invalid: 'Nothing would be left or changed, or an end is before its start.',
    stale: 'Somebody has changed it since.',
    conflict: 'It exists already, its dates are past or paid, or exceptions would be lost without a yes.',
    booking_started: 'The date has passed, or is not booked any more.',
    invalid_transition: 'The pause is over.',
    amount_over_due: 'A payment of more than is left to pay.',
    drawer_short: 'Cash is to be handed back that the drawer of the open till does not hold.',
    already_undone: 'The payment is voided already.',
  },
}))
