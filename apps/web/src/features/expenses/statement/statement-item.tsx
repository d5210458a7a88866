import { ledgerCategoryLabels } from '@campo-livre/domain/expenses/expense-words.ts'
import type { MatchedLine } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { formatSignedCents } from '@campo-livre/domain/money/signed.ts'
import { Checkbox } from '@mantine/core'
import { dayText } from '../../../lib/resource/table/cell-text.ts'
import classes from './statement.module.css'

type Props = { line: MatchedLine; chosen: boolean; onChoose: (chosen: boolean) => void }

/** A transaction: its words, its day and amount, and what becomes of it; it is chosen or left out. */
export function StatementItem({ line, chosen, onChoose }: Props) {
  const { text, day, amountCents, fate } = line
  return (
    <li className={classes.item} data-known={fate === 'known' || undefined}>
      <Checkbox
        size="md"
        label={text}
        description={`${dayText(day)} · ${fateOf(line)}`}
        checked={chosen}
        disabled={fate === 'known'}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <span className={classes.amount}>{formatSignedCents(amountCents)}</span>
    </li>
  )
}

/** Returns what becomes of a transaction, in words. */
function fateOf({ fate, kind, pays, category }: MatchedLine): string {
  if (fate === 'known') return 'já está nas contas'
  if (pays) return `paga ${pays.description}, de ${dayText(pays.dueDay)}`
  return `${kind === 'income' ? 'nova receita' : 'nova despesa'} em ${ledgerCategoryLabels[category]}`
}
