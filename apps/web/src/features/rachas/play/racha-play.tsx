import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { liveState } from '@campo-livre/domain/rachas/live/live-state.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { PlayedList } from '../live/played-list.tsx'
import { meIn } from './me-in.ts'
import { useSendLive } from './use-send-live.ts'
import { setupOf } from './setup-of.ts'
import classes from './racha-play.module.css'

const drawView = lazyComponent(() => import('../draw/draw-view.tsx'))

/** The teams of a racha and its evening on the field: its organiser goes on to draw, exchange and note, all see and check (N2, N3). */
export function RachaPlay({ racha }: { racha: RachaDetail }) {
  const { mine, status, play } = racha
  const drawn = play.draws.length > 0
  useSendLive(racha)
  const draws = mine && status !== 'cancelled' && status !== 'played'
  if (!draws && !drawn) return null
  return (
    <section aria-labelledby="times" className={classes.play}>
      <h2 id="times">Times</h2>
      {drawn && <drawView.Component draws={play.draws} commitment={play.commitment} meId={meIn(racha)} />}
      <div className={classes.ways}>
        {draws && (
          <Link to="." search={mergeSearch({ fazer: 'times' })} className={button.secondary}>
            {drawn ? 'Mudar ou mandar os times' : 'Sortear os times'}
          </Link>
        )}
        {mine && status !== 'cancelled' && setupOf(racha) && (
          <Link to="." search={mergeSearch({ fazer: 'campo' })} className={button.secondary}>
            Ir para o campo
          </Link>
        )}
      </div>
      {status !== 'played' && play.live && <PlayedList {...liveState(play.live)} />}
    </section>
  )
}
