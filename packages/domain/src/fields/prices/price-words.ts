import { formatMinuteOfDay } from '../../companies/opening-hours.ts'
import { formatCentsShort } from '../../money/money.ts'
import { atClock, formatClock } from '../../time/format.ts'
import { MINUTES_PER_DAY } from '../../time/zone.ts'
import type { PriceRule } from '../price.ts'
import { formatPriceDays } from './price-days.ts'

/** Formats a rule as a sentence: `seg a sex, 18h às 23h: R$ 160`. */
export function formatPriceRule(rule: Omit<PriceRule, 'id'>): string {
  return `${formatPriceDays(rule.weekdays)}, ${formatPriceHours(rule)}: ${formatCentsShort(rule.priceCents)}`
}

/** Formats the hours of a rule: `18h às 23h`, `22h à 0h`, `o dia todo`. */
export function formatPriceHours({
  fromMinute,
  toMinute,
}: Pick<PriceRule, 'fromMinute' | 'toMinute'>): string {
  if (fromMinute === 0 && toMinute === MINUTES_PER_DAY) return 'o dia todo'
  return `${formatClock(formatMinuteOfDay(fromMinute))} ${atClock(formatMinuteOfDay(toMinute))}`
}
