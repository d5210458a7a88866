import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import { cardName } from '@campo-livre/domain/payments/card/card.ts'
import { cardKindLabels } from '@campo-livre/domain/payments/card/card-kind.ts'
import { paidPartLabels, paidParts } from '@campo-livre/domain/payments/paid-parts.ts'
import { type ReactNode, useState } from 'react'
import classes from './panel.module.css'

type Props = {
  account: Account
  /** The form that gives a payment back. */
  giveBack: (paymentId: string, act: string, onDone: () => void) => ReactNode
}

/** Everything that is paid of an account, each part of which of which can be given back with a reason. */
export function PaidList({ account, giveBack }: Props) {
  const [asking, setAsking] = useState<string | null>(null)
  const paid = paidParts(account)
  if (paid.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="ja-pago">
      <h3 id="ja-pago" className={classes.title}>
        Já pago
      </h3>
      <ul className={classes.rows}>
        {paid.map(({ id, method, amountCents, receivedCents, card, cardKind }) => (
          <li key={id} className={classes.form}>
            <button
              type="button"
              aria-expanded={asking === id}
              className={classes.row}
              onClick={() => setAsking(asking === id ? null : id)}
            >
              <span>
                {card ? cardName(card) : paidPartLabels[method]}
                {cardKind && <span className={classes.help}>{cardKindLabels[cardKind]}</span>}
                {receivedCents !== null && receivedCents > amountCents && (
                  <span className={classes.help}>Troco de {formatCents(receivedCents - amountCents)}</span>
                )}
              </span>
              <span className={classes.cents}>{formatCents(amountCents)}</span>
            </button>
            {asking === id && giveBack(id, `Devolver ${formatCents(amountCents)}`, () => setAsking(null))}
          </li>
        ))}
      </ul>
    </section>
  )
}
