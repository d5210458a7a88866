import * as z from 'zod/mini'
import { cardUseSchema } from '../../payments/card/card.ts'

/** True to pay the whole price at once where the arena asks for a deposit alone. */
const whole = z.optional(z.literal(true))

/** The body of `POST /bookings/{id}/payment`. A card is named by its token. */
export const paymentRequestSchema = z.discriminatedUnion(
  'method',
  [
    z.object({ method: z.literal('pix'), whole }),
    z.object({ method: z.literal('venue') }),
    z.object({ method: z.literal('card'), whole, card: cardUseSchema }),
  ],
  'Escolha como pagar.',
)
export type PaymentRequest = z.infer<typeof paymentRequestSchema>
