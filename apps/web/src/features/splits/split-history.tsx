import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import classes from './split.module.css'

/** The history of a bill: who, when, before and after, the newest first. */
export function SplitHistory({ split: { changes, timeZone } }: { split: SplitDetail }) {
  return (
    <details>
      <summary className={classes.summary}>Histórico</summary>
      <ol className={classes.list}>
        {changes.toReversed().map(({ id, at, who, what, differences }) => (
          <li key={id} className={classes.line}>
            <div className={classes.who}>
              <span className={classes.name}>
                {who}: {what}
              </span>
              <span className={classes.facts}>
                {formatShortDay(at, timeZone)}, {formatAtTime(at, timeZone)}
              </span>
              {differences.map(({ name, before, after }) => (
                <span key={name} className={classes.facts}>
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
