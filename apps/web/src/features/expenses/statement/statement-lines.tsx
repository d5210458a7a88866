import type { MatchedLine } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { ledgerChanges } from '../ledger-changes.ts'
import { sendUndoable } from '../last-command.ts'
import { type Decision, firstDecision, toTaken } from './decision.ts'
import { StatementItem } from './statement-item.tsx'
import classes from './statement.module.css'

type Props = { lines: readonly MatchedLine[]; onTaken: () => void }
type Decided = { line: MatchedLine; decision: Decision }

const counted = (count: number) => (count === 1 ? '1 lançamento' : `${formatCount(count)} lançamentos`)

/** The transactions of a statement, each with what it is, and the button that takes those chosen. */
export function StatementLines({ lines, onTaken }: Props) {
  const [changed, setChanged] = useState<ReadonlyMap<string, Decision>>(new Map())
  const decided = lines.map((line) => ({ line, decision: changed.get(line.key) ?? firstDecision(line) }))
  const taking = useAction<Decided[]>({
    mutation: {
      mutationFn: (taken, attempt) =>
        sendUndoable(
          {
            type: 'take_statement',
            lines: taken.map(({ line, decision }) => toTaken(line, decision)),
          },
          attempt,
          () => `Do extrato: ${counted(taken.length)}`,
        ),
      meta: { changes: ledgerChanges },
    },
    toast: (_answer, taken) => ({ title: 'Extrato importado', text: counted(taken.length) }),
    done: onTaken,
    failure: 'Não deu para importar. Nada mudou. Tente de novo.',
  })
  const known = lines.filter(({ fate }) => fate === 'known').length
  const open = lines.some(({ fate }) => fate !== 'known' && fate !== 'ahead')
  const taken = decided.filter(({ decision }) => decision.taken)
  const payers = new Map(taken.flatMap(({ line, decision: { as } }) => (as ? [[as, line.key]] : [])))
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
        {decided.map(({ line, decision }) => (
          <StatementItem
            key={line.key}
            line={line}
            decision={decision}
            onDecide={(next) => setChanged(new Map(changed).set(line.key, next))}
            elsewhere={
              new Set(
                line.bills.length === 0
                  ? []
                  : [...payers].flatMap(([as, key]) => (key === line.key ? [] : [as])),
              )
            }
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
