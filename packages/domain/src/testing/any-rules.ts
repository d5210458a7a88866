import fc from 'fast-check'
import { type ArenaRules, rainOffers } from '../companies/arena-rules.ts'
import { lastRefundPercent } from '../companies/cancellation-policy.ts'

const percent = fc.integer({ min: 0, max: 100 })

/** Any rules that an arena may have. */
export const anyRules: fc.Arbitrary<ArenaRules> = fc
  .record({
    cancellationPolicy: fc.record({
      fullRefundHours: fc.nat(720),
      lateRefundPercent: percent,
      graceMinutes: fc.nat(60),
    }),
    rain: fc.constantFrom(...rainOffers),
    rainNote: fc.constantFrom(null, 'Vale por 30 dias.'),
    depositPercent: fc.integer({ min: 10, max: 100 }),
    toleranceMinutes: fc.nat(60),
    noShowPercent: percent,
  })
  .map((rules) => ({
    ...rules,
    noShowPercent: Math.max(rules.noShowPercent, 100 - lastRefundPercent(rules.cancellationPolicy)),
  }))
