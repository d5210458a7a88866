import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../../../lib/notice/notice.tsx'
import classes from '../../../../shared/payments/panel.module.css'
import { Segments } from '../../../../shared/payments/segments.tsx'
import { useCommandForm } from '../commands/use-command-form.ts'
import type { CommandDraft, TabCommands } from '../commands/use-tab-commands.ts'

type Props = { tab: OpenTab; commands: Pick<TabCommands, 'send' | 'check'> }
type Unit = 'cents' | 'percent'
const units: readonly (readonly [Unit, string])[] = [
  ['cents', 'R$'],
  ['percent', '%'],
]

/** A discount in reais or percent; above a limit it asks for a reason. */
export function DiscountForm({ tab: { id: tabId, discount }, commands }: Props) {
  const [unit, setUnit] = useState<Unit>('cents')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const { problem, submit } = useCommandForm(commands)
  if (discount !== null)
    return (
      <Button
        variant="default"
        size="lg"
        onClick={() => commands.send({ type: 'discount', tabId, discount: null, reason: null })}
      >
        Tirar o desconto
      </Button>
    )
  const read = readDecimal(amount, unit === 'cents' ? 2 : 0) ?? Number.NaN
  const command: CommandDraft = {
    type: 'discount',
    tabId,
    discount: unit === 'cents' ? { unit, amountCents: read } : { unit, percent: read },
    reason: reason.trim() || null,
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(command)
      }}
    >
      <Segments label="Desconto em" choices={units} value={unit} onValue={setUnit} />
      <TextInput
        size="lg"
        label="Desconto"
        inputMode="decimal"
        autoComplete="off"
        placeholder={unit === 'cents' ? '0,00' : '10'}
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <TextInput
        size="lg"
        label="Motivo do desconto (se for alto)"
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {problem !== null && <Notice>{problem}</Notice>}
      <Button type="submit" variant="default" size="lg">
        Dar desconto
      </Button>
    </form>
  )
}
