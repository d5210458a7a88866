import type { LedgerCategory } from '@campo-livre/domain/expenses/expense-words.ts'
import type { MatchedLine } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { give } from '../last-command.ts'
import { StatementItem } from './statement-item.tsx'
import classes from './statement.module.css'

type Props = { lines: readonly MatchedLine[]; onTaken: () => void }

const counted = (count: number) => (count === 1 ? '1 lançamento' : `${formatCount(count)} lançamentos`)

/** Returns whether a transaction is chosen at first: money that came is most often that of bookings, counted already. */
const isChosen = ({ fate, kind }: MatchedLine) => fate === 'pays' || (fate === 'new' && kind === 'expense')

/** The transactions of a statement, each with what it is, and the button that takes those chosen. */
export function StatementLines({ lines, onTaken }: Props) {
  const [chosen, setChosen] = useState(() => new Set(lines.filter(isChosen).map(({ key }) => key)))
  const [categories, setCategories] = useState<ReadonlyMap<string, LedgerCategory>>(new Map())
  const categoryOf = ({ key, category }: MatchedLine) => categories.get(key) ?? category
  const taking = useAction<MatchedLine[]>({
    mutation: {
      mutationFn: (taken, attempt) =>
        give(
          {
            type: 'take_statement',
            lines: taken.map(({ key, day, amountCents, text, pays, ...line }) => {
              const category = categoryOf({ key, day, amountCents, text, pays, ...line })
              return { key, day, amountCents, text, expenseId: pays?.id ?? null, category }
            }),
          },
          attempt,
          () => `Do extrato: ${counted(taken.length)}`,
        ),
      meta: { changes: ['expenses', 'financial', 'admin'] },
    },
    toast: (_answer, taken) => ({ title: 'Extrato importado', text: counted(taken.length) }),
    done: onTaken,
    failure: 'Não deu para importar. Nada mudou. Tente de novo.',
  })
  const known = lines.filter(({ fate }) => fate === 'known').length
  const open = lines.some(({ fate }) => fate !== 'known' && fate !== 'ahead')
  const taken = lines.filter(({ key }) => chosen.has(key))
  const mark = (key: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(key)
    else next.delete(key)
    setChosen(next)
  }
  return (
    <>
      <p role="status">
        {counted(lines.length)}
        {known > 0 && `, ${formatCount(known)} já nas contas`}.
      </p>
      {open && (
        <p className={classes.note}>
          O que os jogadores pagam pelo site já está contado. Marque só as outras entradas.
        </p>
      )}
      <ul aria-label="Lançamentos do extrato" className={classes.lines}>
        {lines.map((line) => (
          <StatementItem
            key={line.key}
            line={line}
            chosen={chosen.has(line.key)}
            onChoose={(on) => mark(line.key, on)}
            category={categoryOf(line)}
            onCategorize={(category) => setCategories(new Map(categories).set(line.key, category))}
          />
        ))}
      </ul>
      {open && (
        <ActionButton
          fullWidth
          action={taking}
          disabled={taken.length === 0}
          onClick={() => taking.run(taken)}
        >
          {taken.length === 0 ? 'Marque o que importar' : `Importar ${counted(taken.length)}`}
        </ActionButton>
      )}
    </>
  )
}
