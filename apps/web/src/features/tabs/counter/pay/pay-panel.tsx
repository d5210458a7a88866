import { formatCents } from '@campo-livre/domain/money/money.ts'
import {
  type TillMethod,
  tillMethods,
  moneyMethodLabels,
} from '@campo-livre/domain/payments/money-methods.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { randomKey } from '../../../../lib/action/use-idempotency-key.ts'
import { Notice } from '../../../../lib/notice/notice.tsx'
import classes from '../panel.module.css'
import { useCommandForm } from '../use-command-form.ts'
import type { TabCommands } from '../use-tab-commands.ts'
import { AmountForm } from './amount-form.tsx'
import { type AmountChoice, amountOf } from './amounts.ts'
import { CashForm } from './cash-form.tsx'
import { PaidList } from './paid-list.tsx'
import { PixWaiting } from './pix-waiting.tsx'

type Props = { tab: OpenTab; commands: Pick<TabCommands, 'send' | 'check'> }

const all: AmountChoice = { way: 'all', shares: 2, lines: [], otherCents: 0 }

/** Taking money for a tab: how much of it, by which method, and what has come in (rule 7). */
export function PayPanel({ tab, commands }: Props) {
  const [choice, setChoice] = useState(all)
  const [isCash, setCash] = useState(false)
  const { problem, submit } = useCommandForm(commands)
  const sum = tabSum(tab)
  const payable = payableCents(sum)
  const amountCents = amountOf(tab, choice)
  const take = (method: TillMethod, receivedCents: number | null) => {
    const lines = choice.way === 'lines' ? [...choice.lines] : []
    const isSent = submit({
      type: 'pay',
      tabId: tab.id,
      paymentId: randomKey(),
      method,
      amountCents,
      receivedCents,
      lines,
    })
    if (!isSent) return
    setCash(false)
    // A share is one of as many as are left.
    const shares = Math.max(1, choice.shares - 1)
    setChoice(choice.way === 'share' ? { ...choice, shares } : all)
  }
  return (
    <div className={classes.panel}>
      <div>
        <p className={classes.facts}>
          {payable === 0 && sum.pendingCents === 0 ? 'Tudo pago' : 'Falta pagar'}
        </p>
        <p className={classes.due}>{formatCents(sum.dueCents)}</p>
        {tab.status === 'open' && <p className={classes.facts}>A comanda continua aberta.</p>}
      </div>
      {tab.pendingPix.map((pix) => (
        <PixWaiting key={pix.id} tabId={tab.id} pix={pix} commands={commands} />
      ))}
      {payable > 0 && (
        <>
          <AmountForm tab={tab} choice={choice} onChoice={setChoice} />
          {isCash ? (
            <CashForm
              amountCents={amountCents}
              onTake={(received) => take('cash', received)}
              onBack={() => setCash(false)}
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
                    onClick={() => (method === 'cash' ? setCash(true) : take(method, null))}
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
      <PaidList tab={tab} commands={commands} />
    </div>
  )
}
