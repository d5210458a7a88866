import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PaymentScreen } from '../../features/payments/payment-screen.tsx'
import { paymentSearchSchema } from '../../features/payments/payment-search.ts'
import { lazyPaymentForm } from '../../shared/payments/form/lazy-payment-form.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The payment of a held booking (H9). */
export const Route = createFileRoute('/_athlete/atleta/reservas/$id/pagamento')({
  validateSearch: paymentSearchSchema,
  loader: ({ context, params }) => {
    lazyPaymentForm.prefetch()
    return prefetch(context.queryClient, bookingQuery(params.id))
  },
  component: PaymentScreen,
})
