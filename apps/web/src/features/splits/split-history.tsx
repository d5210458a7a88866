import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import rows from '../../lib/list/rows.module.css'
import classes from './split.module.css'

/** The history of a bill: who, when, before and after, the newest first. */
export function SplitHistory({ split: { changes, timeZone } }: { split: SplitDetail }) {
  return (
    <details>
      <summary className={classes.summary}>Histórico</summary>
      <ol className={rows.list}>
        {changes.toReversed().map(({ id, at, who, what, differences }) => (
          <li key={id} className={rows.line}>
            <div className={rows.who}>
              <span className={rows.name}>
                {who}: {what}
              </span>
              <span className={rows.facts}>
                {formatShortDay(at, timeZone)}, {formatAtTime(at, timeZone)}
              </span>
              {differences.map(({ name, before, after }) => (
                <span key={name} className={rows.facts}>
                  {name}: {[before, after ?? 'saiu'].filter((each) => each !== null).join(' → ')}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}
