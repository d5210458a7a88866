import type { Account } from '@campo-livre/domain/payments/account.ts'
import { accountSum, payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import type { PaymentInput } from '@campo-livre/domain/payments/account-input.ts'
import { cardName } from '@campo-livre/domain/payments/card/card.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import {
  type TillMethod,
  tillMethods,
  moneyMethodLabels,
} from '@campo-livre/domain/payments/money-methods.ts'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { randomKey } from '../../lib/action/use-idempotency-key.ts'
import { Notice } from '../../lib/notice/notice.tsx'
import { CardKinds } from './card-kinds.tsx'
import { CashForm } from './cash-form.tsx'
import { PaidList } from './paid-list.tsx'
import classes from './panel.module.css'
import { PixWaiting } from './pix-waiting.tsx'

type Props = {
  account: Account
  totalCents: number
  /** The amount that is taken next, in cents, and the part that chooses it. */
  amountCents: number
  chooser: ReactNode
  /** The reason for which the last payment was not taken; null for none. */
  problem: string | null
  /** A word below the amount due. */
  note?: string | undefined
  /** Takes a payment; returns whether it is on its way. */
  onTake: (payment: PaymentInput) => boolean
  /** Withdraws a Pix code that waits. */
  onWithdraw: (paymentId: string) => void
  /** The form that gives a payment back. */
  giveBack: (paymentId: string, act: string, onDone: () => void) => ReactNode
}

/** Taking money for a tab or a booking: how much of it, by which method, and what has come in (rule 7). */
export function AccountPanel(props: Props) {
  const { account, totalCents, amountCents, chooser, problem, note, onTake, onWithdraw, giveBack } = props
  const [asked, setAsked] = useState<'cash' | 'card' | null>(null)
  const sum = accountSum(account, totalCents)
  const payable = payableCents(sum)
  const waitingCards = (account.pendingCards ?? []).filter(({ waits }) => waits !== null)
  const take = (method: TillMethod, more: Partial<PaymentInput> = {}) => {
    if (onTake({ paymentId: randomKey(), method, amountCents, receivedCents: null, ...more })) setAsked(null)
  }
  return (
    <div className={classes.panel}>
      <div>
        <p className={classes.facts}>
          {payable === 0 && sum.pendingCents === 0 ? 'Tudo pago' : 'Falta pagar'}
        </p>
        <p className={classes.due}>{formatCents(sum.dueCents)}</p>
        {note !== undefined && <p className={classes.facts}>{note}</p>}
      </div>
      {account.pendingPix.map((pix) => (
        <PixWaiting key={pix.id} pix={pix} onWithdraw={() => onWithdraw(pix.id)} />
      ))}
      {waitingCards.map(({ id, card, amountCents: cents }) => (
        <p key={id} role="status" className={classes.facts}>
          {formatCents(cents)} no {cardName(card)}, pelo celular: o banco ainda está conferindo.
        </p>
      ))}
      {payable > 0 && (
        <>
          {chooser}
          {asked === 'cash' ? (
            <CashForm
              amountCents={amountCents}
              onTake={(receivedCents) => take('cash', { receivedCents })}
              onBack={() => setAsked(null)}
            />
          ) : asked === 'card' ? (
            <CardKinds
              amountCents={amountCents}
              onTake={(cardKind) => take('card', { cardKind })}
              onBack={() => setAsked(null)}
            />
          ) : (
            <section className={classes.section} aria-label="Forma de pagamento">
              <p className={classes.title}>Receber {formatCents(amountCents)} por</p>
              <div className={classes.rows}>
                {tillMethods.map((method) => (
                  <Button
                    key={method}
                    size="lg"
                    variant={method === 'pix' ? 'filled' : 'default'}
                    onClick={() => (method === 'pix' ? take(method) : setAsked(method))}
                  >
                    {moneyMethodLabels[method]}
                  </Button>
                ))}
              </div>
            </section>
          )}
          {problem !== null && <Notice>{problem}</Notice>}
        </>
      )}
      <PaidList account={account} giveBack={giveBack} />
    </div>
  )
}
