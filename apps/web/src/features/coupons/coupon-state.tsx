import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { CouponRow, CouponState } from '@campo-livre/domain/coupons/coupon.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { Badge, type Tone } from '@campo-livre/ui/status-badge/badge.tsx'
import { couponStateLabels, startWords } from './coupon-words.ts'

/** The tones of the states of a coupon. */
export const couponTones: Record<CouponState, Tone> = {
  active: 'success',
  scheduled: 'pending',
  used_up: 'pending',
  expired: 'muted',
  paused: 'muted',
}

/** Shows how a coupon stands; of one that begins later, when that is. */
export function CouponStateBadge({ row: { state, from, timeZone } }: { row: CouponRow }) {
  const words =
    state === 'scheduled' ? startWords(from, localDay(timeZone, serverNow())) : couponStateLabels[state]
  return <Badge tone={couponTones[state]}>{words}</Badge>
}
