import classes from './panel.module.css'
import { formatCents, formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { formatDecimal } from '@campo-livre/domain/text/decimal.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFocusOnMount } from '../../lib/browser/use-focus-on-mount.ts'
import { changeFor, usualCash, readSum } from './cash.ts'

type Props = {
  amountCents: number
  /** Called with what was handed over, in cents. */
  onTake: (receivedCents: number) => void
  onBack: () => void
}

/** Cash: what was handed over, and the change. */
export function CashForm({ amountCents, onTake, onBack }: Props) {
  const amount = useFocusOnMount<HTMLInputElement>()
  const [typed, setTyped] = useState('')
  const received = typed.trim() === '' ? amountCents : readSum(typed)
  const change = changeFor(amountCents, received)
  return (
    <form
      className={classes.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (change !== null) onTake(received)
      }}
    >
      <TextInput
        size="lg"
        ref={amount}
        label="Quanto entregaram"
        description="Pode somar: 50+20."
        autoComplete="off"
        leftSection="R$"
        placeholder={formatDecimal(amountCents, 2)}
        value={typed}
        error={change === null && `Menos que ${formatCents(amountCents)}.`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div role="group" aria-label="Valores comuns" className={classes.pair}>
        {usualCash(amountCents).map((cents) => (
          <Button key={cents} variant="default" size="lg" onClick={() => setTyped(formatDecimal(cents, 2))}>
            {formatCentsShort(cents)}
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        <p className={classes.facts}>Troco</p>
        <p className={classes.due}>{change === null ? '–' : formatCents(change)}</p>
      </div>
      <Button type="submit" size="lg" disabled={change === null}>
        Receber {formatCents(amountCents)}
      </Button>
      <Button variant="subtle" size="lg" onClick={onBack}>
        Outra forma
      </Button>
    </form>
  )
}
