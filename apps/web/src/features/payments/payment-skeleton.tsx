import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import classes from './booking-payment.module.css'

/** The skeleton of the payment. */
export function PaymentSkeleton() {
  return (
    <div className={classes.form} role="status" aria-label="Abrindo o pagamento">
      <div className={classes.head}>
        <Skeleton width="70%" height="2.25rem" />
        <Skeleton height="2.5rem" />
      </div>
      <div className={classes.what}>
        <Skeleton height="11rem" />
      </div>
      <div className={classes.pay}>
        <FormSkeleton />
      </div>
    </div>
  )
}

/** The skeleton of the form. */
export function FormSkeleton() {
  return (
    <>
      <Skeleton height="4rem" />
      <Skeleton height="22rem" />
    </>
  )
}
