import type { Account } from '@campo-livre/domain/payments/account.ts'
import { backBy, bankOf } from '@campo-livre/domain/payments/back-by-bank.ts'
import { describeRefund } from '@campo-livre/domain/payments/money-back.ts'
import { backParts } from '@campo-livre/domain/payments/paid-parts.ts'
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
            {bankOf(part) === null ? 'Devolvido' : 'Devolução pedida ao banco'}
          </span>
          <span className={classes.money}>{describeRefund(part.amountCents, { method: backBy(part) })}</span>
        </li>
      ))}
    </ul>
  )
}
