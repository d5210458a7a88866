import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { lazyPaymentForm } from '../../../shared/payments/form/lazy-payment-form.ts'
import { ownWaiting } from '../../../shared/payments/form/own-waiting.ts'
import { methodIn } from '../../../shared/payments/form/pay-method.ts'
import type { PaySearch } from '../../../shared/payments/form/pay-search.ts'
import type { PayMethod } from '../../../shared/payments/form/pay-way.ts'
import classes from './pay-tab.module.css'
import { useTabWays } from './use-tab-ways.tsx'

type Props = { tab: TabDetail; search: PaySearch; onMethod: (method: PayMethod) => void }

/** Pays a tab, or a part of it, from the phone (H3, H9); nothing where there is nothing to pay. */
export function PayTab({ tab, search, onMethod }: Props) {
  const [text, setText] = useState<string | null>(null)
  const [isChanging, setChanging] = useState(false)
  const [asked, setAsked] = useState(false)
  const own = ownWaiting(tab, tab.athleteId)
  const others = tab.pendingPix.filter((each) => each !== own.pix)
  const payable = payableCents(tabSum({ ...tab, pendingPix: others }))
  const typed = text ?? formatDecimal(payable, 2)
  const waiting = own.card ?? (isChanging ? null : own.pix)
  const amountCents = waiting?.amountCents ?? readDecimal(typed, 2) ?? 0
  const problem = waiting ? null : problemOf(amountCents, payable)
  const ways = useTabWays(tab, {
    amountCents,
    isChanging,
    onPaid: () => {
      setChanging(false)
      setText(null)
      setAsked(false)
    },
  })
  const isLive = isOpenTab(tab)
  if (!isLive || (payable === 0 && waiting === null)) return null
  const method = methodIn(ways, search)
  return (
    <section aria-label="Pagar a comanda" className={classes.pay}>
      <lazyPaymentForm.Component
        meanwhile={<Skeleton height="12rem" />}
        amountCents={amountCents}
        ways={ways}
        method={method}
        onMethod={onMethod}
        mayPay={() => {
          setAsked(true)
          return problem === null
        }}
      >
        {own.pix && waiting === own.pix && (
          <div className={classes.waiting}>
            <p className={classes.amount}>{formatCents(own.pix.amountCents)} por Pix</p>
            <Button variant="default" onClick={() => setChanging(true)}>
              Mudar o valor
            </Button>
          </div>
        )}
        {waiting === null && (
          <TextInput
            label="Quanto pagar agora"
            description={`Falta pagar ${formatCents(payable)}. Pode ser só a sua parte.`}
            inputMode="decimal"
            autoComplete="off"
            leftSection="R$"
            value={typed}
            error={asked ? problem : null}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </lazyPaymentForm.Component>
    </section>
  )
}

function problemOf(amountCents: number, payable: number): string | null {
  if (amountCents <= 0) return 'Informe quanto pagar, como 12,50.'
  return amountCents > payable ? `Falta pagar só ${formatCents(payable)}.` : null
}
