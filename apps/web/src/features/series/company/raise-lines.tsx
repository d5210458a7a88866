import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { RaiseLine } from '@campo-livre/domain/series/raise.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { Checkbox } from '@mantine/core'
import busy from '../../../lib/loading/busy.module.css'
import classes from './raise-lines.module.css'

type Props = {
  lines: readonly RaiseLine[]
  /** The month from which the prices rise. */
  from: string
  today: string
  /** True while the prices are those of other terms. */
  isOld: boolean
  /** The ids of those that keep their price. */
  leftOut: ReadonlySet<string>
  onLeftOut: (seriesId: string, isOut: boolean) => void
}

/** Each fixed slot with its price before and after a rise, and whether it takes part. */
export function RaiseLines({ lines, from, today, isOld, leftOut, onLeftOut }: Props) {
  if (lines.length === 0) return <p>Nenhum mensalista tem jogo desse mês em diante.</p>
  return (
    <ul className={`${classes.lines} ${busy.busy}`} aria-busy={isOld} aria-label="Preço de cada mensalista">
      {lines.map(({ seriesId, customerName, fieldName, segment, day, beforeCents, afterCents }) => {
        const isSame = beforeCents === afterCents
        const isOut = isSame || leftOut.has(seriesId)
        const isLater = day.slice(0, 7) > from
        return (
          <li key={seriesId} className={classes.line} data-out={isOut || undefined}>
            <Checkbox
              size="md"
              label={customerName}
              description={`${slotWords(segment)}, ${fieldName}`}
              checked={!isOut}
              disabled={isSame}
              onChange={({ currentTarget: { checked } }) => onLeftOut(seriesId, !checked)}
            />
            <p className={classes.prices}>
              {isOut ? (
                <>
                  {formatCents(beforeCents)}
                  <span className={classes.dim}>{isSame ? 'Não muda' : 'Fica como está'}</span>
                </>
              ) : (
                <>
                  <span>
                    <s className={classes.before}>{formatCents(beforeCents)}</s>
                    <span className="visually-hidden"> para </span>
                    <span aria-hidden> → </span>
                    <strong>{formatCents(afterCents)}</strong>
                  </span>
                  {isLater && (
                    <span className={classes.dim}>Já pago antes: desde {formatPlannedDay(day, today)}</span>
                  )}
                </>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
