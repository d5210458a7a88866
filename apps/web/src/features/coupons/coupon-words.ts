import type { CouponRow, CouponState } from '@campo-livre/domain/coupons/coupon.ts'
import { formatPriceDays } from '@campo-livre/domain/fields/prices/price-days.ts'
import { formatPriceHours } from '@campo-livre/domain/fields/prices/price-words.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'

/** The states of a coupon, with their words. */
export const couponStateLabels: Record<CouponState, string> = {
  active: 'Valendo',
  scheduled: 'Ainda não começou',
  used_up: 'Todo usado',
  expired: 'Vencido',
  paused: 'Pausado',
}

/** Returns when a coupon begins, seen from today: `Começa em 10/12`, and with its year where that is not this one's. */
export function startWords(from: string, today: string): string {
  const [year = '', month, day] = from.split('-')
  return `Começa em ${day}/${month}${today.startsWith(year) ? '' : `/${year}`}`
}

/** Returns what a coupon takes off: `10%`, `R$ 20,00`. */
export function offWords({ percent, amountCents }: Pick<CouponRow, 'percent' | 'amountCents'>): string {
  return percent === null ? formatCents(amountCents ?? 0) : `${percent}%`
}

/** Returns the hours of the games of a coupon: `seg a sex, 8h às 16h`. */
export function hoursWords(coupon: Pick<CouponRow, 'weekdays' | 'fromMinute' | 'toMinute'>): string {
  return `${formatPriceDays(coupon.weekdays)}, ${formatPriceHours(coupon)}`
}

/** Returns how often a coupon was used of how often it is good for: `3 de 50`, `3`. */
export function usesWords({ uses, maxUses }: Pick<CouponRow, 'uses' | 'maxUses'>): string {
  return maxUses === null ? String(uses) : `${uses} de ${maxUses}`
}
