import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { Account } from '@campo-livre/domain/payments/account.ts'
import { cardName } from '@campo-livre/domain/payments/card/card.ts'
import { cardKindLabels } from '@campo-livre/domain/payments/card/card-kind.ts'
import { describeGivingBack } from '@campo-livre/domain/payments/back-by-bank.ts'
import {
  backParts,
  type PaidPart,
  paidPartLabels,
  paidParts,
} from '@campo-livre/domain/payments/paid-parts.ts'
import { type ReactNode, useState } from 'react'
import { GivenBack } from './given-back.tsx'
import classes from './panel.module.css'

type Props = {
  account: Account
  /** The form that gives a payment back. */
  giveBack: (paymentId: string, act: string, onDone: () => void) => ReactNode
}

/** Everything that is paid of an account, each part of which can be given back with a reason, and what was. */
export function PaidList({ account, giveBack }: Props) {
  const [asking, setAsking] = useState<string | null>(null)
  const paid = paidParts(account)
  return (
    <>
      {paid.length > 0 && (
        <section className={classes.section} aria-labelledby="ja-pago">
          <h3 id="ja-pago" className={classes.title}>
            Já pago
          </h3>
          <ul className={classes.rows}>
            {paid.map((part) => (
              <PaidRow
                key={part.id}
                part={part}
                isAsking={asking === part.id}
                onAsk={() => setAsking(asking === part.id ? null : part.id)}
              >
                {giveBack(part.id, `Devolver ${formatCents(part.amountCents)}`, () => setAsking(null))}
              </PaidRow>
            ))}
          </ul>
        </section>
      )}
      {backParts(account).length > 0 && (
        <section className={classes.section} aria-labelledby="devolucoes">
          <h3 id="devolucoes" className={classes.title}>
            Devoluções
          </h3>
          <GivenBack account={account} />
        </section>
      )}
    </>
  )
}

type RowProps = { part: PaidPart; isAsking: boolean; onAsk: () => void; children: ReactNode }

/** A part that is paid: how, how much, and the question that gives it back, which says by which way it goes. */
function PaidRow({ part, isAsking, onAsk, children }: RowProps) {
  const { method, amountCents, receivedCents, card, cardKind } = part
  return (
    <li className={classes.form}>
      <button type="button" aria-expanded={isAsking} className={classes.row} onClick={onAsk}>
        <span>
          {card ? cardName(card) : paidPartLabels[method]}
          {cardKind && <span className={classes.help}>{cardKindLabels[cardKind]}</span>}
          {receivedCents !== null && receivedCents > amountCents && (
            <span className={classes.help}>Troco de {formatCents(receivedCents - amountCents)}</span>
          )}
        </span>
        <span className={classes.cents}>{formatCents(amountCents)}</span>
      </button>
      {isAsking && (
        <>
          <p className={classes.facts}>{describeGivingBack(part)}</p>
          {children}
        </>
      )}
    </li>
  )
}
