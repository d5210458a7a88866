import type { Account } from '@campo-livre/domain/payments/account.ts'
import { describeRefund, type PaidBy } from '@campo-livre/domain/payments/money-back.ts'
import { type BackPart, backParts } from '@campo-livre/domain/payments/paid-parts.ts'
import classes from './given-back.module.css'

/** Everything of an account that was taken back, with the way in which its money comes; nothing for none. */
export function GivenBack({ account }: { account: Pick<Account, 'payments' | 'credits'> }) {
  const parts = backParts(account)
  if (parts.length === 0) return null
  return (
    <ul aria-label="Pagamentos devolvidos" className={classes.back}>
      {parts.map((part) => (
        <li key={part.id}>
          <span className={classes.state}>
            {part.voided.byBank ? 'Devolução pedida ao banco' : 'Devolvido'}
          </span>
          <span className={classes.money}>{describeRefund(part.amountCents, wayOf(part))}</span>
        </li>
      ))}
    </ul>
  )
}

/** Returns the way in which a part comes back; null where its arena gives it back by hand, in whichever way they agree. */
function wayOf({ method, voided }: BackPart): { method: PaidBy } | null {
  return voided.byBank || method === 'cash' || method === 'credit' ? { method } : null
}
