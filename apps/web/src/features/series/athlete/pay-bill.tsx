import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SeriesBill, SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { lazyPaymentForm } from '../../../shared/payments/form/lazy-payment-form.ts'
import { methodIn } from '../../../shared/payments/form/pay-method.ts'
import type { PaySearch } from '../../../shared/payments/form/pay-search.ts'
import type { PayMethod } from '../../../shared/payments/form/pay-way.ts'
import { monthWords } from '../month-words.ts'
import classes from './fixed-slot-view.module.css'
import { useBillWays } from './use-bill-ways.tsx'

type Props = {
  series: SeriesDetail
  bill: SeriesBill
  search: PaySearch
  onMethod: (method: PayMethod) => void
}

/** Pays what is left of a bill, or goes on with what waits (N8, H9). */
export function PayBill({ series, bill, search, onMethod }: Props) {
  const { amountCents, ways } = useBillWays(series, bill)
  if (amountCents <= 0) return null
  return (
    <section className={classes.section} aria-label={`Pagar a conta de ${monthWords(bill.month)}`}>
      <lazyPaymentForm.Component
        meanwhile={<Skeleton height="12rem" />}
        amountCents={amountCents}
        ways={ways}
        method={methodIn(ways, search)}
        onMethod={onMethod}
      >
        <div>
          <p className={classes.amount}>{formatCents(amountCents)}</p>
          <p className={classes.note}>Da conta de {monthWords(bill.month)}.</p>
        </div>
      </lazyPaymentForm.Component>
    </section>
  )
}
