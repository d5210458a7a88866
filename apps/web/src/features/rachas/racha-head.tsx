import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { agesWords } from '@campo-livre/domain/rachas/ages.ts'
import type { RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import classes from './racha-head.module.css'

type Shown = Pick<
  RachaRow,
  | 'start'
  | 'end'
  | 'timeZone'
  | 'place'
  | 'sport'
  | 'pricePerHeadCents'
  | 'minAge'
  | 'maxAge'
  | 'confirmed'
  | 'maxPlayers'
>

/** A game in large: when, where, what, and how many go. */
export function RachaHead({ racha, missing }: { racha: Shown; missing: string }) {
  const { start, timeZone, place, sport, pricePerHeadCents, confirmed, maxPlayers } = racha
  const ages = agesWords(racha)
  return (
    <div className={classes.head}>
      <p className={classes.when}>
        {formatLongDay(start, timeZone)}, {formatTimes(racha, timeZone)}
      </p>
      <p className={classes.place}>{place}</p>
      <p className={classes.facts}>
        {sportLabels[sport]}
        {pricePerHeadCents > 0 && `, ${formatCents(pricePerHeadCents)} por pessoa`}
        {ages !== null && `, ${ages}`}
      </p>
      <p className={classes.count}>
        <strong>
          {confirmed} de {maxPlayers}
        </strong>{' '}
        {missing}
      </p>
    </div>
  )
}
