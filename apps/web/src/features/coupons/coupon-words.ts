import type { CouponRow, CouponState } from '@campo-livre/domain/coupons/coupon.ts'
import { formatPriceDays } from '@campo-livre/domain/fields/prices/price-days.ts'
import { formatPriceHours } from '@campo-livre/domain/fields/prices/price-words.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'

/** The states of a coupon, with their words. */
export const couponStateLabels: Record<CouponState, string> = {
  active: 'Valendo',
  used_up: 'Todo usado',
  expired: 'Vencido',
  paused: 'Pausado',
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
