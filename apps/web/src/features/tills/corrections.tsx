import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { TillReport } from '@campo-livre/domain/tills/till-row.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import classes from './till.module.css'
import { bySomebody, seenSentence } from './till-lines.ts'

/** The notes that correct the count of a closed till, each below what it corrects; and that its sales were read before. */
export function Corrections({ report }: { report: TillReport }) {
  const { corrections, timeZone } = report
  const seen = seenSentence(report)
  return (
    <>
      {corrections.length > 0 && (
        <ol className={classes.lines} aria-label="Correções da contagem">
          {corrections.map(({ at, by, reason, countedCents }) => (
            <li key={at} className={classes.line}>
              <span className={classes.what}>
                {reason}
                <small className={classes.note}>
                  {formatDateTime(at, timeZone)}
                  {bySomebody(by)}
                </small>
              </span>
              <span className={classes.cents}>{formatCents(countedCents)}</span>
            </li>
          ))}
        </ol>
      )}
      {seen !== null && <p className={classes.note}>{seen}</p>}
    </>
  )
}
