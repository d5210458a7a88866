import { expect, it } from 'vitest'
import { describePolicy } from './cancellation-policy.ts'

it.each([
  [24, 50, 'Cancele até 24 h antes e receba tudo de volta. Depois disso, até o início, você recebe 50%.'],
  [12, 0, 'Cancele até 12 h antes e receba tudo de volta. Depois disso não há devolução.'],
  [0, 50, 'Cancele até o início e receba tudo de volta.'],
  [0, 0, 'Cancele até o início e receba tudo de volta.'],
])(
  'a policy of %i hours and %i %% is told in words (rule 5)',
  (fullRefundHours, lateRefundPercent, words) => {
    expect(describePolicy({ fullRefundHours, lateRefundPercent })).toBe(words)
  },
)
