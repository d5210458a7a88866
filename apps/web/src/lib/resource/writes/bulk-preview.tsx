import { formatCount } from '@campo-livre/domain/lists/count.ts'
import classes from './bulk-preview.module.css'
import type { BulkPreviewLine } from '../resource-writes.ts'

/** The number of lines shown; the rest is summed up in a sentence. */
const SHOWN = 50

type Props = {
  /** A sentence about all of it. */
  summary?: string | undefined
  lines: readonly BulkPreviewLine[]
}

/** Shows what a bulk action will do, row by row, before it runs, and which rows it leaves out. */
export function BulkPreview({ summary, lines }: Props) {
  const out = lines.filter(({ reason }) => reason !== undefined)
  const changing = lines.filter(
    ({ before, after, note, reason }) => reason === undefined && (before !== after || note !== undefined),
  )
  if (changing.length === 0 && out.length === 0) return <p className={classes.note}>Assim nada muda.</p>
  return (
    <div className={classes.all}>
      {changing.length > 0 && <Changing summary={summary} lines={changing} />}
      {out.length > 0 && <LeftOut lines={out} />}
    </div>
  )
}

function Changing({ summary, lines }: Props) {
  return (
    <div>
      {summary !== undefined && <p className={classes.summary}>{summary}</p>}
      <table className={classes.preview}>
        <caption className={classes.note}>Como vai ficar</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Nome</th>
            <th scope="col">Agora</th>
            <th scope="col">Depois</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map(({ id, name, before, after, note }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {note !== undefined && <span className={classes.more}>{note}</span>}
              </th>
              <td>
                <s>{before}</s>
              </td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More count={lines.length} />
    </div>
  )
}

function LeftOut({ lines }: Pick<Props, 'lines'>) {
  return (
    <section aria-labelledby="bulk-left-out">
      <p id="bulk-left-out" className={classes.note}>
        Ficam como estão
      </p>
      <ul className={classes.out}>
        {lines.slice(0, SHOWN).map(({ id, name, reason }) => (
          <li key={id}>
            {name}
            <span className={classes.more}>{reason}</span>
          </li>
        ))}
      </ul>
      <More count={lines.length} />
    </section>
  )
}

function More({ count }: { count: number }) {
  return count > SHOWN && <p className={classes.note}>E mais {formatCount(count - SHOWN)}.</p>
}
