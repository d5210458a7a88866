import type { ReadStatement } from '@campo-livre/domain/expenses/statement/statement-line.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { Notice } from '../../../lib/notice/notice.tsx'
import classes from './statement.module.css'

/** The number of problems that are listed. */
const SHOWN = 20

/** Lists the problems of a statement, line by line: nothing of it is taken. */
export function StatementProblems({ problems }: Pick<ReadStatement, 'problems'>) {
  return (
    <>
      <Notice>Nada foi importado.</Notice>
      <ul aria-label="O que acertar" className={classes.lines}>
        {problems.slice(0, SHOWN).map(({ line, message }) => (
          <li key={`${line} ${message}`} className={classes.line}>
            {problems.length > 1 && <strong>Linha {formatCount(line)}</strong>}
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && (
        <p className={classes.note}>E mais {formatCount(problems.length - SHOWN)}.</p>
      )}
    </>
  )
}
