import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { TillRow } from '@campo-livre/domain/tills/till-row.ts'
import classes from './till.module.css'

/** The count of the closing, and below it what it was corrected to. */
export function Counted({ countedCents, correctedCents }: Pick<TillRow, 'countedCents' | 'correctedCents'>) {
  return (
    <>
      {formatCents(countedCents)}
      {correctedCents !== null && (
        <small className={classes.below}>corrigido: {formatCents(correctedCents)}</small>
      )}
    </>
  )
}
