import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { CounterWay } from './pay-way.ts'

type Options = {
  /** The credit that pays, in cents: the amount, or less where there is no more. */
  creditCents: number
  /** The amount that is to be paid now, in cents. */
  amountCents: number
  companyName: string
  run: NonNullable<CounterWay['act']>['run']
}

/** Returns the payment of an amount, or of a part of it, by the credit that an athlete has at the arena. */
export function creditWay({ creditCents, amountCents, companyName, run }: Options): CounterWay {
  const restCents = amountCents - creditCents
  return {
    method: 'credit',
    label: 'Pagar com o crédito',
    children: (
      <>
        <p>
          <strong>{formatCents(creditCents)}</strong> saem do seu crédito na {companyName}.
          {restCents > 0 && ` Faltam ${formatCents(restCents)}, que você paga de outro jeito depois.`}
        </p>
        <small>Se a arena devolver, volta como crédito.</small>
      </>
    ),
    act: {
      label: `Usar ${formatCents(creditCents)} de crédito`,
      run,
      failure: 'Não deu para usar o crédito.',
    },
  }
}
