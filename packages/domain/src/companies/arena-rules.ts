import * as z from 'zod/mini'
import { formatCount } from '../lists/count.ts'
import { wholeBetween } from '../text/whole-between.ts'
import { cancellationPolicySchema, lastRefundPercent } from './cancellation-policy.ts'

/** The offers of an arena when rain prevents a game on an uncovered field. */
export const rainOffers = ['none', 'credit', 'new-time', 'either'] as const
export type RainOffer = (typeof rainOffers)[number]

export const MAX_RAIN_NOTE_LETTERS = 500
/** The smallest deposit in percent of the price; the whole price is 100. */
export const MIN_DEPOSIT_PERCENT = 10
/** The longest wait for late players, in minutes. */
export const MAX_TOLERANCE_MINUTES = 60

/** Checks that staying away never costs less than cancelling at the last moment. */
const dearerThanCancelling = z.check<{
  cancellationPolicy: z.infer<typeof cancellationPolicySchema>
  noShowPercent: number
}>(({ value, issues }) => {
  const least = 100 - lastRefundPercent(value.cancellationPolicy)
  if (value.noShowPercent >= least) return
  const message = `Faltar não pode sair mais barato que cancelar em cima da hora: use pelo menos ${least}.`
  issues.push({ code: 'custom', message, input: value.noShowPercent, path: ['noShowPercent'] })
})

/**
 * The rules of an arena as values (decision 050). Every sentence about them is made by `describeRules`. A booking keeps
 * a copy of them, so a later change does not affect it.
 */
export const arenaRulesSchema = z
  .object({
    cancellationPolicy: cancellationPolicySchema,
    rain: z.enum(rainOffers, 'Escolha o que vale quando chove.'),
    /** The arena's own words about rain, beside what `rain` says; null for none. */
    rainNote: z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(MAX_RAIN_NOTE_LETTERS, `Use no máximo ${formatCount(MAX_RAIN_NOTE_LETTERS)} letras.`),
        ),
    ),
    /** The percentage of the price that is paid online: 100 for all of it, less for a deposit, the rest at the venue. */
    depositPercent: wholeBetween(MIN_DEPOSIT_PERCENT, 100),
    /** The minutes for which the arena waits for late players. */
    toleranceMinutes: wholeBetween(0, MAX_TOLERANCE_MINUTES),
    /** The percentage of the price that a no-show costs at most, taken from what was paid. */
    noShowPercent: wholeBetween(0, 100),
  })
  .check(dearerThanCancelling)
export type ArenaRules = z.infer<typeof arenaRulesSchema>

/** The time to think that an arena begins with, in minutes. */
export const USUAL_GRACE_MINUTES = 15

/** The rules that an arena begins with. */
export const usualRules: ArenaRules = {
  cancellationPolicy: { fullRefundHours: 24, lateRefundPercent: 50, graceMinutes: USUAL_GRACE_MINUTES },
  rain: 'none',
  rainNote: null,
  depositPercent: 100,
  toleranceMinutes: 15,
  noShowPercent: 100,
}

/** Returns whether only a part of the price is paid online. */
export function asksDeposit({ depositPercent }: Pick<ArenaRules, 'depositPercent'>): boolean {
  return depositPercent < 100
}
