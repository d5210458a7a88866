import * as z from 'zod/mini'
import { cardUseSchema } from '../payments/card/card.ts'

/** The body of `POST /bookings/{id}/payment`. A card is named by its token. */
export const paymentRequestSchema = z.discriminatedUnion(
  'method',
  [
    z.object({ method: z.literal('pix') }),
    z.object({ method: z.literal('venue') }),
    z.object({ method: z.literal('card'), card: cardUseSchema }),
  ],
  'Escolha como pagar.',
)
export type PaymentRequest = z.infer<typeof paymentRequestSchema>
