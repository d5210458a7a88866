import { formatCents } from '@campo-livre/domain/money/money.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { useState } from 'react'
import classes from '../panel.module.css'
import { ReasonForm } from '../reason-form.tsx'
import type { TabCommands } from '../use-tab-commands.ts'

type Props = { tab: OpenTab; commands: Pick<TabCommands, 'send' | 'check'> }

/** The payments of a tab, each of which can be given back with a reason. */
export function PaidList({ tab, commands }: Props) {
  const [asking, setAsking] = useState<string | null>(null)
  const paid = tab.payments.filter(({ voided }) => voided === null)
  if (paid.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="ja-pago">
      <h3 id="ja-pago" className={classes.title}>
        Já pago
      </h3>
      <ul className={classes.rows}>
        {paid.map(({ id, method, amountCents, receivedCents }) => (
          <li key={id} className={classes.form}>
            <button
              type="button"
              aria-expanded={asking === id}
              className={classes.row}
              onClick={() => setAsking(asking === id ? null : id)}
            >
              <span>
                {moneyMethodLabels[method]}
                {receivedCents !== null && receivedCents > amountCents && (
                  <span className={classes.help}>Troco de {formatCents(receivedCents - amountCents)}</span>
                )}
              </span>
              <span className={classes.cents}>{formatCents(amountCents)}</span>
            </button>
            {asking === id && (
              <ReasonForm
                act={`Devolver ${formatCents(amountCents)}`}
                commandOf={(reason) => ({ type: 'void_payment', tabId: tab.id, paymentId: id, reason })}
                commands={commands}
                onDone={() => setAsking(null)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
