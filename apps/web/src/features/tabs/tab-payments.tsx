import { formatCents } from '@campo-livre/domain/money/money.ts'
import { cardName } from '@campo-livre/domain/payments/card/card.ts'
import { backParts, paidPartLabels, paidParts } from '@campo-livre/domain/payments/paid-parts.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { GivenBack } from '../../shared/payments/given-back.tsx'
import classes from './tab-payments.module.css'

/** The payments of a tab that count, and those that went back; nothing for none. */
export function TabPayments({ tab }: { tab: TabDetail }) {
  const valid = paidParts(tab)
  if (valid.length === 0 && backParts(tab).length === 0) return null
  return (
    <section aria-labelledby="pagamentos" className={classes.section}>
      <h2 id="pagamentos" className={classes.title}>
        {valid.length === 1 ? 'Pagamento' : 'Pagamentos'}
      </h2>
      {valid.length > 0 && (
        <ul className={classes.payments}>
          {valid.map(({ id, method, amountCents, paidAt, card }) => (
            <li key={id} className={classes.payment}>
              <span>{card ? cardName(card) : paidPartLabels[method]}</span>
              <span className={classes.cents}>{formatCents(amountCents)}</span>
              <time dateTime={paidAt} className={classes.when}>
                {formatDateTime(paidAt, tab.company.timeZone)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <GivenBack account={tab} />
    </section>
  )
}
