import type { ArenaRules, RainOffer } from '@campo-livre/domain/companies/arena-rules.ts'
import { asksDeposit } from '@campo-livre/domain/companies/arena-rules.ts'
import { type Paying, payingOf } from './paying.ts'

/** The values of the form that are an arena's rules. Numbers are texts until they are sent. */
export type RulesValues = {
  paying: Paying
  depositPercent: string
  fullRefundHours: string
  lateRefundPercent: string
  graceMinutes: string
  toleranceMinutes: string
  noShowPercent: string
  rain: RainOffer
  rainNote: string
}

/** The deposit that the form suggests to an arena that asks for none yet, in percent. */
const SUGGESTED_DEPOSIT = 30

/** Returns the rules of a company as form values. */
export function toRulesValues(own: { rules: ArenaRules; acceptsPayAtVenue: boolean }): RulesValues {
  const { cancellationPolicy, depositPercent, toleranceMinutes, noShowPercent, rain, rainNote } = own.rules
  return {
    paying: payingOf(own),
    depositPercent: String(asksDeposit(own.rules) ? depositPercent : SUGGESTED_DEPOSIT),
    fullRefundHours: String(cancellationPolicy.fullRefundHours),
    lateRefundPercent: String(cancellationPolicy.lateRefundPercent),
    graceMinutes: String(cancellationPolicy.graceMinutes ?? 0),
    toleranceMinutes: String(toleranceMinutes),
    noShowPercent: String(noShowPercent),
    rain,
    rainNote: rainNote ?? '',
  }
}

/** Returns form values as rules, whether they are right or not: a number that is none becomes NaN. */
export function toRules(values: RulesValues): ArenaRules {
  return {
    cancellationPolicy: {
      fullRefundHours: wholeOf(values.fullRefundHours),
      lateRefundPercent: wholeOf(values.lateRefundPercent),
      graceMinutes: wholeOf(values.graceMinutes),
    },
    rain: values.rain,
    rainNote: values.rainNote.trim() || null,
    depositPercent: values.paying === 'deposit' ? wholeOf(values.depositPercent) : 100,
    toleranceMinutes: wholeOf(values.toleranceMinutes),
    noShowPercent: wholeOf(values.noShowPercent),
  }
}

const wholeOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN)
