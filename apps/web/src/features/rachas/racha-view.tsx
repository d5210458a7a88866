import '@campo-livre/ui/styles/controls.css'
import { arrivalsFrom } from '@campo-livre/domain/rachas/arrival.ts'
import { copiedList } from '@campo-livre/domain/rachas/paste/roster-of.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { openedToLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { BackLink } from '../../lib/navigation/back-link.tsx'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { MuteButton } from './mute-button.tsx'
import { RachaPlay } from './play/racha-play.tsx'
import { OwnAnswer } from './list/own-answer.tsx'
import { CopyList } from './paste/copy-list.tsx'
import { RachaBar } from './racha-bar.tsx'
import { rachaTones } from './list/racha-columns.ts'
import { RachaHead } from './racha-head.tsx'
import { missingSentence, rulesInWords, stateWords } from './racha-sentences.ts'
import classes from './racha.module.css'
import { Roster } from './roster/roster.tsx'
import roster from './roster/roster.module.css'
import { ShareRacha } from './share-racha.tsx'

const afterwards = lazyComponent(() => import('./afterwards/afterwards.tsx'))
const groupFigures = lazyComponent(() => import('./afterwards/group-figures.tsx'))
const MINUTE_MS = 60_000

/** A pickup game: when and where, the reader's answer, who is in; for its organiser the acts; then teams, link and rules. */
export function RachaView({ racha }: { racha: RachaDetail }) {
  const now = useNow(MINUTE_MS)
  const { status, mine, nextId, opening } = racha
  const ahead = status === 'open' || status === 'full'
  const played = status === 'played'
  const arriving = status !== 'cancelled' && now >= arrivalsFrom(racha)
  const organises = mine && status !== 'cancelled'
  return (
    <div className={classes.screen}>
      <BackLink to="/atleta/rachas">Meu Racha</BackLink>
      <header className={classes.title}>
        <h1>{mine ? 'Seu racha' : `Racha de ${racha.organizerName}`}</h1>
        <Badge tone={rachaTones[status]}>{stateWords(racha)}</Badge>
      </header>
      <RachaHead racha={racha} missing={ahead ? missingSentence(racha) : 'foram confirmados.'} />
      {organises && <RachaBar racha={racha} arriving={arriving} />}
      {played && <afterwards.Component racha={racha} />}
      <OwnAnswer racha={racha} look={mine ? 'quiet' : 'bar'} />
      {nextId !== null && (
        <Link to="/atleta/rachas/$id" params={{ id: nextId }} className={classes.link}>
          Ver o jogo seguinte
        </Link>
      )}
      <section aria-labelledby="quem-vai" className={classes.section}>
        <div className={classes.listed}>
          <h2 id="quem-vai">{played ? 'Quem foi' : 'Quem vai'}</h2>
          {mine && racha.participants.length > 0 && <Copied racha={racha} />}
        </div>
        {mine && ahead && opening !== null && (
          <p className={classes.opened}>
            As vagas livres estão abertas para outros jogadores: {openedToLabels[opening.to].toLowerCase()}
            {opening.withinKm !== undefined && `, a até ${opening.withinKm} km`}.
          </p>
        )}
        <Roster racha={racha} arriving={arriving} />
        {mine && ahead && (
          <Link to="." search={mergeSearch({ fazer: 'chamar' })} resetScroll={false} className={roster.add}>
            <IconUserPlus size={20} stroke={1.75} aria-hidden />
            <span>Pôr gente na lista</span>
          </Link>
        )}
      </section>
      <RachaPlay racha={racha} />
      {played && <groupFigures.Component rachaId={racha.id} />}
      {ahead && <ShareRacha racha={racha} />}
      <section aria-labelledby="combinado" className={classes.section}>
        <h2 id="combinado">O combinado</h2>
        <ul className={classes.rules}>
          {rulesInWords(racha).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      {!organises && <Ways racha={racha} />}
    </div>
  )
}

/** The list as a text for the group, by one touch. */
function Copied({ racha }: { racha: RachaDetail }) {
  const text = useMemo(() => copiedList(racha), [racha])
  return <CopyList text={text} />
}

/** The seldom acts where there is no bar: of a game that is cancelled, or for somebody who only plays. */
function Ways({ racha }: { racha: RachaDetail }) {
  const { mine, bookingId } = racha
  return (
    <div className={classes.ways}>
      {mine && bookingId !== null && (
        <Link to="/atleta/reservas/$id" params={{ id: bookingId }} className={classes.link}>
          Ver a reserva
        </Link>
      )}
      <MuteButton racha={racha} />
    </div>
  )
}
