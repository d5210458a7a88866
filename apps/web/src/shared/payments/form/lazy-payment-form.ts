import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'

/** The form of a payment, whose code is loaded when there is something to pay. */
export const lazyPaymentForm = lazyComponent(() => import('./payment-form.tsx'))
