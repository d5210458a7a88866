import { monthSchema } from '@campo-livre/domain/time/month.ts'
import { enteredCents } from '@campo-livre/domain/payments/account-input.ts'
import { cardUseSchema } from '@campo-livre/domain/payments/card/card.ts'
import { seriesDetailSchema } from '@campo-livre/domain/series/series-answer.ts'
import { madeId } from '@campo-livre/domain/text/made-id.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const paySeriesBillCall = {
  method: 'POST',
  path: '/series/{id}/pay',
  output: seriesDetailSchema,
} as const satisfies DeclaredCall

export const paySeriesBillSpec = describeCall(paySeriesBillCall, () => ({
  who: ['athlete'],
  body: z.object({
    id: madeId,
    month: monthSchema,
    amountCents: enteredCents('Informe quanto é pago.'),
    card: z.optional(cardUseSchema),
    /** True to pay by the credit that the athlete has at the arena. */
    credit: z.optional(z.literal(true)),
  }),
  extension: true,
  summary:
    'Makes a Pix code for the bill of a month, or a part of it. It waits in the bill’s account until the bank tells that it is paid. With a card, or with credit at the arena, it is paid by that.',
  refusals: {
    not_found: 'Somebody else’s.',
    amount_over_due: 'More than is left to pay, or than the credit that is left.',
    card_declined: 'The bank declines the card; nothing has changed.',
  },
}))
