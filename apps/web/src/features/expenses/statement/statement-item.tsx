import {
  expenseCategoryLabels,
  incomeCategoryLabels,
  type LedgerCategory,
} from '@campo-livre/domain/expenses/expense-words.ts'
import { billKey, type OfferedBill } from '@campo-livre/domain/expenses/statement/bill.ts'
import type { MatchedLine } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { formatSignedCents } from '@campo-livre/domain/money/signed.ts'
import { Checkbox, NativeSelect } from '@mantine/core'
import { dayText } from '../../../lib/resource/table/cell-text.ts'
import type { Decision } from './decision.ts'
import classes from './statement.module.css'

type Props = {
  line: MatchedLine
  decision: Decision
  onDecide: (decision: Decision) => void
  /** The keys of the bills that other transactions pay. */
  elsewhere: ReadonlySet<string>
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const categories = { expense: optionsOf(expenseCategoryLabels), income: optionsOf(incomeCategoryLabels) }
const newLabels = { expense: 'Nova despesa', income: 'Nova receita' }

/** A transaction: its words, its day and amount, and what becomes of it; it is chosen or left out, as what and in which category. */
export function StatementItem({ line, decision, onDecide, elsewhere }: Props) {
  const { text, day, amountCents, fate, kind, pays, bills } = line
  const { taken, as, category } = decision
  const isOut = fate === 'known' || fate === 'ahead'
  const targets = [
    ...(as === null ? [{ value: '', label: 'Escolha o que esse valor paga' }] : []),
    ...(pays ? [{ value: 'pays', label: paysWords(pays) }] : []),
    ...bills
      .filter(({ ref }) => !elsewhere.has(billKey(ref)))
      .map((bill) => ({ value: billKey(bill.ref), label: billWords(bill) })),
    { value: 'new', label: newLabels[kind] },
  ]
  return (
    <li className={classes.item} data-out={isOut || undefined}>
      <Checkbox
        size="md"
        className={classes.tick}
        label={text}
        description={`${dayText(day)} · ${fateOf(line, as)}`}
        checked={taken}
        disabled={isOut || as === null}
        onChange={({ currentTarget }) => onDecide({ ...decision, taken: currentTarget.checked })}
      />
      <span className={classes.amount}>{formatSignedCents(amountCents)}</span>
      {!isOut && (taken || bills.length > 0) && targets.length > 1 && (
        <NativeSelect
          size="md"
          className={classes.choice}
          aria-label={`O que é ${text}`}
          value={as ?? ''}
          data={targets}
          onChange={({ currentTarget: { value } }) =>
            onDecide(value === '' ? { ...decision, taken: false } : { ...decision, as: value, taken: true })
          }
        />
      )}
      {taken && as === 'new' && (
        <NativeSelect
          size="md"
          className={classes.choice}
          aria-label={`Categoria de ${text}`}
          value={category}
          data={categories[kind]}
          onChange={({ currentTarget }) =>
            onDecide({ ...decision, category: currentTarget.value as LedgerCategory })
          }
        />
      )}
    </li>
  )
}

const paysWords = ({ description, dueDay }: NonNullable<MatchedLine['pays']>) =>
  `Paga ${description}, de ${dayText(dueDay)}`
const billWords = ({ name, what, dueDay }: OfferedBill) => `Paga ${name}: ${what}, de ${dayText(dueDay)}`

/** Returns what becomes of a transaction, in words. */
function fateOf({ fate, kind, pays, bills }: MatchedLine, as: string | null): string {
  if (fate === 'known') return 'já está nas contas'
  if (fate === 'ahead') return 'ainda não aconteceu'
  if (as === null) return 'serve para mais de uma conta'
  const bill = bills.find(({ ref }) => billKey(ref) === as)
  const words = bill ? billWords(bill) : as === 'pays' && pays ? paysWords(pays) : newLabels[kind]
  return words.replace(/^./, (letter) => letter.toLowerCase())
}
