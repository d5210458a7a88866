import { formatCount } from '@campo-livre/domain/lists/count.ts'
import classes from './bulk-preview.module.css'
import type { BulkPreviewLine } from './resource-writes.ts'

/** The number of lines shown; the rest is summed up in a sentence. */
const SHOWN = 50

/** Shows what a bulk action will do, row by row, before it runs. */
export function BulkPreview({ lines }: { lines: readonly BulkPreviewLine[] }) {
  const changing = lines.filter(({ before, after }) => before !== after)
  if (changing.length === 0) return <p className={classes.note}>Assim nada muda.</p>
  return (
    <div>
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
          {changing.slice(0, SHOWN).map(({ id, name, before, after }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <s>{before}</s>
              </td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changing.length > SHOWN && (
        <p className={classes.note}>E mais {formatCount(changing.length - SHOWN)}.</p>
      )}
    </div>
  )
}
