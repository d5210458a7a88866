import type { DrawWish } from '@campo-livre/domain/rachas/draw/draw.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { liveState } from '@campo-livre/domain/rachas/live/live-state.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { Notice } from '../../../lib/notice/notice.tsx'
import { unmetWishes, wishText } from '../draw/wish-text.ts'
import { PlayedList } from '../live/played-list.tsx'
import { useRachaCommand } from '../use-racha-command.ts'
import { useSendLive } from './use-send-live.ts'
import { setupOf } from './setup-of.ts'
import classes from './racha-play.module.css'

const drawView = lazyComponent(() => import('../draw/draw-view.tsx'))
const drawForm = lazyComponent(() => import('../draw/draw-form.tsx'))

/** The teams of a racha and its evening on the field: drawn and noted by its organiser, seen and checked by all (N2, N3). */
export function RachaPlay({ racha }: { racha: RachaDetail }) {
  const { id, mine, status, participants, play } = racha
  const [newest] = play.draws
  const [wishes, setWishes] = useState<readonly DrawWish[]>([])
  const publishing = useRachaCommand(id, { failure: 'Não deu para publicar a semente. Tente de novo.' })
  const drawing = useRachaCommand(id, { failure: 'Não deu para sortear. Tente de novo.' })
  const placing = useRachaCommand(id, { failure: 'Não deu para mudar o time. Tente de novo.' })
  useSendLive(racha)
  const draws = mine && status !== 'cancelled' && status !== 'played'
  const people = participants.filter((each) => each.status === 'confirmed')
  const unmet = newest ? unmetWishes(wishes, newest.people) : []
  if (!draws && !newest) return null
  const setup = setupOf(racha)
  return (
    <section aria-labelledby="times" className={classes.play}>
      <h2 id="times">Times</h2>
      {draws && play.commitment === null && (
        <ActionButton action={publishing} onClick={() => publishing.run({ type: 'publish_seed' })}>
          {newest ? 'Preparar outro sorteio' : 'Preparar o sorteio'}
        </ActionButton>
      )}
      {play.commitment !== null && (
        <p className={classes.words}>
          A semente do sorteio {play.draws.length + 1} está publicada:{' '}
          <span className={classes.hash}>{play.commitment}</span>
        </p>
      )}
      {draws && play.commitment !== null && (
        <drawForm.Component
          people={people}
          onDraw={(choice) => {
            setWishes(choice.wishes)
            drawing.run({ type: 'draw', ...choice })
          }}
          submit={<ActionButton action={drawing}>Sortear os times</ActionButton>}
        />
      )}
      {unmet.length > 0 && (
        <Notice>{`Não deu para atender: ${unmet.map((wish) => wishText(wish, people)).join('; ')}.`}</Notice>
      )}
      {newest && (
        <drawView.Component
          draws={play.draws}
          {...(draws && {
            onPlace: (participantId: string, team: number) =>
              placing.run({ type: 'place', participantId, team }),
          })}
        />
      )}
      {mine && status !== 'cancelled' && setup && (
        <Link to="." search={mergeSearch({ fazer: 'campo' })} className={button.secondary}>
          Anotar o jogo no campo
        </Link>
      )}
      {status !== 'played' && play.live && <PlayedList {...liveState(play.live)} />}
    </section>
  )
}
