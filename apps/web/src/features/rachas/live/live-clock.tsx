import { matchOver, playedMs } from '@campo-livre/domain/rachas/live/clock.ts'
import type { LiveMatch, LiveRules } from '@campo-livre/domain/rachas/live/live.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import classes from './live.module.css'

type Props = { match: LiveMatch; rules: LiveRules; score: readonly [number, number] }

/** The running time of a match; says once that it is over. It alone is drawn again each second. */
export function LiveClock({ match, rules, score }: Props) {
  const now = useNow(1000)
  const seconds = Math.floor(playedMs(match, now) / 1000)
  const over = matchOver(match, rules, score, now)
  return (
    <div className={classes.clock} data-over={over !== null || undefined}>
      <p className={classes.time} role="timer" aria-label="Tempo de jogo">
        {`${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')} min`}
      </p>
      <p role="status" className={classes.over}>
        {over === 'goals' && 'Acabou: o time chegou aos gols.'}
        {over === 'time' && 'Acabou o tempo.'}
        {over === null && match.pausedAt !== null && 'Relógio parado'}
      </p>
    </div>
  )
}
