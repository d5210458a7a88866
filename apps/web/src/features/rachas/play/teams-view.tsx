import '@campo-livre/ui/styles/controls.css'
import type { DrawWish } from '@campo-livre/domain/rachas/draw/draw.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconArrowsShuffle, IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { SendingButton } from '../../../lib/action/sending-button.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import DrawForm from '../draw/draw-form.tsx'
import { useRachaCommand } from '../use-racha-command.ts'
import classes from '../racha.module.css'
import { TeamsDrawn } from './teams-drawn.tsx'
import { useDraw } from './use-draw.ts'

/** The teams of a racha alone on the screen, for its organiser: drawn by one press, then exchanged, sent, and led to the field (N3). */
export default function TeamsView({ racha }: { racha: RachaDetail }) {
  const { id, sport, participants, play } = racha
  const [again, setAgain] = useState(false)
  const [wishes, setWishes] = useState<readonly DrawWish[]>([])
  const drawn = useRef<HTMLDivElement>(null)
  const entering = useRef(false)
  const keeping = useRachaCommand(id, { failure: 'Não deu para preparar o sorteio. Tente de novo.' })
  const drawing = useDraw(racha, (_racha, choice) => {
    entering.current = true
    setWishes(choice.wishes)
    setAgain(false)
  })
  const people = participants.filter(({ status }) => status === 'confirmed')
  const choosing = play.draws.length === 0 || again
  // The teams take the place of the button that drew them.
  useEffect(() => {
    if (choosing || !entering.current) return
    entering.current = false
    drawn.current?.focus({ preventScroll: true })
  }, [choosing])
  return (
    <div className={classes.screen}>
      <Link to="." search={mergeSearch({ fazer: undefined })} className={classes.link}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden /> Voltar ao racha
      </Link>
      <h1>Times</h1>
      {choosing ? (
        <DrawForm
          people={people}
          sport={sport}
          onDraw={drawing.run}
          onNumber={() => {
            if (play.commitment === null) keeping.run({ type: 'publish_seed' })
          }}
          submit={
            <SendingButton
              action={drawing}
              leftSection={<IconArrowsShuffle size={20} stroke={1.75} aria-hidden />}
            >
              Sortear
            </SendingButton>
          }
          beside={
            again && (
              <button type="button" className={button.secondary} onClick={() => setAgain(false)}>
                Voltar aos times
              </button>
            )
          }
          notice={
            <>
              <ActionFailure action={drawing} />
              <ActionFailure action={keeping} />
              {drawing.pending && <SlowNotice onCancel={drawing.abort} />}
            </>
          }
        />
      ) : (
        <div ref={drawn} role="group" aria-label="Times sorteados" tabIndex={-1} className={classes.section}>
          <TeamsDrawn racha={racha} wishes={wishes} onAgain={() => setAgain(true)} />
        </div>
      )}
    </div>
  )
}
