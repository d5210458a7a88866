import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { useState } from 'react'
import button from '@campo-livre/ui/button/button.module.css'
import classes from './import.module.css'

/** A line of a file that cannot be imported: why, and the line as it stands there. */
export type BadLine = { line: number; column?: string | undefined; message: string; raw?: string | undefined }

/** The number of lines that are listed at first. */
const SHOWN = 20

/** Lists the lines of a file that are left out, while the others are imported. */
export function BadLines({ problems }: { problems: readonly BadLine[] }) {
  const [all, setAll] = useState(false)
  const count = new Set(problems.map(({ line }) => line)).size
  return (
    <section aria-label="Linhas que ficam de fora">
      <p role="status" className={classes.left}>
        <strong>
          {count === 1 ? '1 linha fica de fora' : `${formatCount(count)} linhas ficam de fora`}.
        </strong>{' '}
        As outras podem entrar.
      </p>
      <ul aria-label="O que acertar">
        {problems.slice(0, all ? problems.length : SHOWN).map(({ line, column, message, raw }) => (
          <li key={`${line} ${column} ${message}`} className={classes.line}>
            <strong>
              Linha {formatCount(line)}
              {column !== undefined && `, ${column}`}
            </strong>
            <span>{message}</span>
            {raw !== undefined && raw !== '' && <q className={classes.raw}>{raw.slice(0, 200)}</q>}
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && !all && (
        <button type="button" className={button.subtle} onClick={() => setAll(true)}>
          Mostrar todas
        </button>
      )}
    </section>
  )
}
