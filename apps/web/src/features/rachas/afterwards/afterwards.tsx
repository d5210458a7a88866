import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { liveState } from '@campo-livre/domain/rachas/live/live-state.ts'
import { PlayedList } from '../live/played-list.tsx'
import classes from '../racha.module.css'
import { RatePeople } from './rate-people.tsx'
import { Scorers } from './scorers.tsx'

/** A game that is over (H7): its result, who scored, the votes for who played. */
export default function Afterwards({ racha }: { racha: RachaDetail }) {
  const { live } = racha.play
  const state = live && liveState(live)
  return (
    <>
      {live && state && state.played.length > 0 && (
        <section aria-labelledby="como-foi" className={classes.section}>
          <h2 id="como-foi">Como foi</h2>
          <PlayedList {...state} />
          <Scorers live={live} />
        </section>
      )}
      {racha.rating && <RatePeople racha={racha} rating={racha.rating} />}
    </>
  )
}
