import type { ImportProblem } from '@campo-livre/domain/lists/import.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { Notice } from '../notice/notice.tsx'
import classes from './import.module.css'

/** The number of problems that are listed. */
const SHOWN = 50

/** Lists the problems of a file, line by line: nothing of it is imported before it is put right. */
export function ImportProblems({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <>
      <Notice>Nada foi importado. Acerte a planilha e escolha o arquivo de novo.</Notice>
      <ul aria-label="O que acertar">
        {problems.slice(0, SHOWN).map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`} className={classes.line}>
            <strong>
              Linha {formatCount(line)}
              {column !== undefined && `, ${column}`}
            </strong>
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
