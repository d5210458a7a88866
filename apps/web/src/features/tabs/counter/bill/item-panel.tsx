import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { piecesOf } from '@campo-livre/domain/tabs/pieces.ts'
import type { TabItem } from '@campo-livre/domain/tabs/tab-item.ts'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../../../lib/notice/notice.tsx'
import classes from '../../../../shared/payments/panel.module.css'
import { NoteForm } from './note-form.tsx'
import { Stepper } from '../stepper.tsx'
import { useCommandForm } from '../commands/use-command-form.ts'
import type { CommandDraft, TabCommands } from '../commands/use-tab-commands.ts'

type Props = {
  tab: OpenTab
  item: TabItem
  commands: Pick<TabCommands, 'send' | 'check'>
  onDone: () => void
}

type Deed = 'stock' | 'loss' | 'courtesy'
const deeds: Readonly<Record<Deed, { label: string; help: string }>> = {
  stock: { label: 'Voltou para o estoque', help: 'Fechado e bom para vender de novo.' },
  loss: { label: 'Voltou e se perdeu', help: 'Aberto, quebrado ou derramado: sai da conta e do estoque.' },
  courtesy: { label: 'Cortesia', help: 'Fica na comanda e não é cobrado.' },
}

/** The actions on a line: more of it, pieces given back, pieces given away. */
export function ItemPanel({ tab, item, commands, onDone }: Props) {
  const { open } = piecesOf(item, tab)
  const [quantity, setQuantity] = useState(1)
  const [deed, setDeed] = useState<Deed>('stock')
  const [reason, setReason] = useState('')
  const { problem, submit } = useCommandForm(commands)
  const at = { tabId: tab.id, lineId: item.id, quantity, reason }
  const command: CommandDraft =
    deed === 'courtesy' ? { type: 'courtesy', ...at } : { type: 'return_item', ...at, to: deed }
  if (item.bookingId !== null || item.productId === null)
    return <p>O valor da reserva sai da comanda em Opções, “Desvincular reserva”.</p>
  const { productId, note } = item
  return (
    <div className={classes.panel}>
      <p className={classes.facts}>
        {formatCents(item.priceCents)} cada, {open} em aberto
      </p>
      <Button
        size="lg"
        variant="default"
        disabled={tab.status !== 'open'}
        onClick={() =>
          commands.send({ type: 'add_item', tabId: tab.id, lineId: item.id, productId, quantity: 1, note })
        }
      >
        Mais um
      </Button>
      <NoteForm tab={tab} item={item} commands={commands} />
      {open === 0 ? (
        <p className={classes.facts}>Tudo desta linha já voltou, foi cortesia ou está pago.</p>
      ) : (
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (submit(command)) onDone()
          }}
        >
          <fieldset className={classes.choices}>
            <legend>O que aconteceu?</legend>
            {Object.entries(deeds).map(([value, { label, help }]) => (
              <label key={value} className={classes.choice}>
                <input
                  type="radio"
                  name="o-que-aconteceu"
                  checked={deed === value}
                  onChange={() => setDeed(value as Deed)}
                />
                <span>
                  {label}
                  <span className={classes.help}>{help}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <Stepper
            label="Quantas unidades"
            value={Math.min(quantity, open)}
            max={open}
            onValue={setQuantity}
          />
          <Textarea
            size="md"
            label="Motivo"
            autosize
            minRows={2}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {problem !== null && <Notice>{problem}</Notice>}
          <Button type="submit" size="lg">
            {deed === 'courtesy' ? 'Dar cortesia' : 'Devolver'}
          </Button>
        </form>
      )}
    </div>
  )
}
