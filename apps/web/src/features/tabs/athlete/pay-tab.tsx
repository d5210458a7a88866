import { payTab } from '@campo-livre/api/tabs/pay-tab.ts'
import { tabQuery } from '@campo-livre/api/tabs/get-tab.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { payableCents } from '@campo-livre/domain/payments/account-sum.ts'
import { tabSum } from '@campo-livre/domain/tabs/tab-sum.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { PixCode } from '../../../lib/pix-code/pix-code.tsx'
import classes from './pay-tab.module.css'
import { ownPix } from './own-pix.ts'

/** Pays a tab, or a part of it, by Pix from the phone (H3); nothing where there is nothing to pay. */
export function PayTab({ tab }: { tab: TabDetail }) {
  const client = useQueryClient()
  const [text, setText] = useState<string | null>(null)
  const [changing, setChanging] = useState(false)
  const waiting = ownPix(tab)
  const others = tab.pendingPix.filter((each) => each !== waiting)
  const payable = payableCents(tabSum({ ...tab, pendingPix: others }))
  const typed = text ?? formatDecimal(payable, 2)
  const amountCents = readDecimal(typed, 2) ?? 0
  const problem = problemOf(amountCents, payable)
  const [asked, setAsked] = useState(false)
  const action = useAction<number, TabDetail>({
    mutation: {
      meta: { changes: ['tabs'], writesCache: ['tabs'] },
      mutationFn: (cents, { idempotencyKey, signal }) => payTab(tab.id, cents, { idempotencyKey, signal }),
      onSuccess: (answer) => client.setQueryData(tabQuery(tab.id).queryKey, answer),
    },
    done: () => setChanging(false),
    failure: 'Não deu para gerar o código Pix.',
  })
  if ((tab.status !== 'open' && tab.status !== 'closed') || payable === 0) return null
  if (waiting?.pixCode && !changing) {
    return (
      <section aria-label="Pagar com Pix" className={classes.pay}>
        <p className={classes.amount}>{formatCents(waiting.amountCents)} por Pix</p>
        <PixCode
          code={waiting.pixCode}
          sentence="Esperando seu pagamento. A confirmação aparece aqui sozinha."
        />
        <Button variant="default" onClick={() => setChanging(true)}>
          Mudar o valor
        </Button>
      </section>
    )
  }
  return (
    <form
      noValidate
      className={classes.pay}
      aria-label="Pagar com Pix"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (problem === null) action.run(amountCents)
      }}
    >
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
      <ActionButton fullWidth action={action}>
        Pagar com Pix
      </ActionButton>
    </form>
  )
}

function problemOf(amountCents: number, payable: number): string | null {
  if (amountCents <= 0) return 'Informe quanto pagar, como 12,50.'
  return amountCents > payable ? `Falta pagar só ${formatCents(payable)}.` : null
}
