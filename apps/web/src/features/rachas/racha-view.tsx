import '@campo-livre/ui/styles/controls.css'
import { arrivalsFrom } from '@campo-livre/domain/rachas/arrival.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Link } from '@tanstack/react-router'
import { BackLink } from '../../lib/navigation/back-link.tsx'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { MuteButton } from './mute-button.tsx'
import { OrganiserTools } from './organiser-tools.tsx'
import { RachaPlay } from './play/racha-play.tsx'
import { OwnAnswer } from './own-answer.tsx'
import { rachaTones } from './racha-columns.ts'
import { RachaHead } from './racha-head.tsx'
import { missingSentence, rulesInWords, stateWords } from './racha-sentences.ts'
import classes from './racha.module.css'
import { Roster } from './roster.tsx'
import { RosterTools } from './roster-tools.tsx'
import { ShareRacha } from './share-racha.tsx'

const afterwards = lazyComponent(() => import('./afterwards/afterwards.tsx'))
const groupFigures = lazyComponent(() => import('./afterwards/group-figures.tsx'))
const MINUTE_MS = 60_000

/** A pickup game: what it is, or how it was, the reader's part, the invitation, the roster, the rules. */
export function RachaView({ racha }: { racha: RachaDetail }) {
  const now = useNow(MINUTE_MS)
  const { status, mine, bookingId, nextId } = racha
  const ahead = status === 'open' || status === 'full'
  const played = status === 'played'
  const arriving = status !== 'cancelled' && now >= arrivalsFrom(racha)
  return (
    <div className={classes.screen}>
      <BackLink to="/atleta/rachas">Meu Racha</BackLink>
      <header className={classes.title}>
        <h1>{mine ? 'Seu racha' : `Racha de ${racha.organizerName}`}</h1>
        <Badge tone={rachaTones[status]}>{stateWords(racha)}</Badge>
      </header>
      <RachaHead racha={racha} missing={ahead ? missingSentence(racha) : 'foram confirmados.'} />
      {played && <afterwards.Component racha={racha} />}
      <OwnAnswer racha={racha} />
      {nextId !== null && (
        <Link to="/atleta/rachas/$id" params={{ id: nextId }} className={classes.link}>
          Ver o jogo seguinte
        </Link>
      )}
      {ahead && <ShareRacha racha={racha} />}
      {mine && <OrganiserTools racha={racha} />}
      <section aria-labelledby="quem-vai" className={classes.section}>
        <h2 id="quem-vai">{played ? 'Quem foi' : 'Quem vai'}</h2>
        {mine && <RosterTools racha={racha} arriving={arriving} />}
        <Roster racha={racha} arriving={arriving} />
      </section>
      <RachaPlay racha={racha} />
      {played && <groupFigures.Component rachaId={racha.id} />}
      <section aria-labelledby="combinado" className={classes.section}>
        <h2 id="combinado">O combinado</h2>
        <ul className={classes.rules}>
          {rulesInWords(racha).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <div className={classes.ways}>
        {mine && status !== 'cancelled' && (
          <Link to="/atleta/contas/nova" search={{ racha: racha.id }} className={classes.link}>
            Dividir a conta
          </Link>
        )}
        {mine && bookingId !== null && (
          <Link to="/atleta/reservas/$id" params={{ id: bookingId }} className={classes.link}>
            Ver a reserva
          </Link>
        )}
        <MuteButton racha={racha} />
      </div>
    </div>
  )
}
