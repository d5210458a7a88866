import '@campo-livre/ui/styles/controls.css'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import type { ReactNode } from 'react'
import { PayByCounter } from './counter-way.tsx'
import { lazyCardWay } from './lazy-card-way.ts'
import { MethodChoice } from './method-choice.tsx'
import type { PayMethod, PayWay } from './pay-way.ts'
import classes from './payment-form.module.css'
import { PayByPix } from './pix-way.tsx'

type Props = {
  /** The amount that is paid now, in cents. */
  amountCents: number
  /** The ways to pay it, in their order; one alone is not asked for. */
  ways: readonly PayWay[]
  method: PayMethod
  onMethod: (method: PayMethod) => void
  /** Returns whether the amount can be paid as it is; called before it is. */
  mayPay?: () => boolean
  /** The part that changes the amount, above the ways: how much of it, a coupon. */
  children?: ReactNode
}

/** The payment of any amount (H9): of a booking, a tab, a month's bill, a share of them. */
export default function PaymentForm({ amountCents, ways, method, onMethod, mayPay, children }: Props) {
  const way = ways.find((each) => each.method === method) ?? ways[0]
  if (!way) return null
  return (
    <div className={classes.pay}>
      {children}
      {ways.length > 1 && (
        <MethodChoice methods={ways.map((each) => each.method)} method={way.method} onChange={onMethod} />
      )}
      {way.method === 'pix' && <PayByPix way={way} mayPay={mayPay} />}
      {way.method === 'card' && (
        <lazyCardWay.Component
          asked
          meanwhile={<Skeleton height="20rem" />}
          way={way}
          amountCents={amountCents}
          mayPay={mayPay}
        />
      )}
      {way.method !== 'pix' && way.method !== 'card' && <PayByCounter key={way.method} way={way} />}
    </div>
  )
}
