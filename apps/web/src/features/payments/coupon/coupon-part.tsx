import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useState } from 'react'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import classes from './coupon.module.css'

const couponField = lazyComponent(() => import('./coupon-field.tsx'))

/** The coupon of a booking that is to be paid. Its field is fetched when somebody has one. */
export function CouponPart({ booking }: { booking: BookingDetail }) {
  const [opened, setOpened] = useState(false)
  if (!opened && !booking.couponUsed)
    return (
      <button
        type="button"
        className={`${button.subtle} ${classes.ask}`}
        onClick={() => setOpened(true)}
        onPointerEnter={couponField.prefetch}
      >
        Tem um cupom?
      </button>
    )
  return <couponField.Component booking={booking} focused={opened} onClosed={() => setOpened(false)} />
}
