import {
  expenseCategoryLabels,
  incomeCategoryLabels,
  type LedgerCategory,
} from '@campo-livre/domain/expenses/expense-words.ts'
import type { MatchedLine } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { formatSignedCents } from '@campo-livre/domain/money/signed.ts'
import { Checkbox, NativeSelect } from '@mantine/core'
import { dayText } from '../../../lib/resource/table/cell-text.ts'
import classes from './statement.module.css'

type Props = {
  line: MatchedLine
  chosen: boolean
  onChoose: (chosen: boolean) => void
  category: LedgerCategory
  onCategorize: (category: LedgerCategory) => void
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const categories = { expense: optionsOf(expenseCategoryLabels), income: optionsOf(incomeCategoryLabels) }

/** A transaction: its words, its day and amount, and what becomes of it; it is chosen or left out, in a category. */
export function StatementItem({ line, chosen, onChoose, category, onCategorize }: Props) {
  const { text, day, amountCents, fate, kind } = line
  const isOut = fate === 'known' || fate === 'ahead'
  return (
    <li className={classes.item} data-out={isOut || undefined}>
      <Checkbox
        size="md"
        className={classes.tick}
        label={text}
        description={`${dayText(day)} · ${fateOf(line)}`}
        checked={chosen}
        disabled={isOut}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <span className={classes.amount}>{formatSignedCents(amountCents)}</span>
      {fate === 'new' && chosen && (
        <NativeSelect
          size="md"
          className={classes.choice}
          aria-label={`Categoria de ${text}`}
          value={category}
          data={categories[kind]}
          onChange={({ currentTarget }) => onCategorize(currentTarget.value as LedgerCategory)}
        />
      )}
    </li>
  )
}

/** Returns what becomes of a transaction, in words. */
function fateOf({ fate, kind, pays }: MatchedLine): string {
  if (fate === 'known') return 'já está nas contas'
  if (fate === 'ahead') return 'ainda não aconteceu'
  if (pays) return `paga ${pays.description}, de ${dayText(pays.dueDay)}`
  return kind === 'income' ? 'nova receita' : 'nova despesa'
}
