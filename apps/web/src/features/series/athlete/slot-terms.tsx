import { describeGiveBackTerms } from '@campo-livre/domain/series/describe-give-back.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import classes from './fixed-slot-view.module.css'
import { dayWords } from '../month-words.ts'

/** The agreement about a fixed slot: its bill, a week given back, and the days without a game. */
export function SlotTerms({ series, now }: { series: SeriesDetail; now: string }) {
  const { terms, skipped, segment, timeZone } = series
  const today = localDay(timeZone, now)
  const out = skipped.filter(({ day }) => day >= today)
  return (
    <section className={classes.section} aria-labelledby="combinado">
      <h2 id="combinado" className={classes.title}>
        O combinado
      </h2>
      <p>{describeGiveBackTerms(terms)}</p>
      <p>
        A conta do mês vence no dia {terms.dueDay}. Ela é a soma dos jogos do mês,{' '}
        {segment.every === 1 ? 'quatro ou cinco' : 'dois ou três'}.
      </p>
      {segment.until !== null && <p>Vai até {dayWords(segment.until)}.</p>}
      {out.length > 0 && <p>Sem jogo: {out.map(({ day }) => dayWords(day)).join('; ')}.</p>}
    </section>
  )
}
