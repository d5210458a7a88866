import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import type { MyRachaRow } from '@campo-livre/domain/rachas/racha.ts'
import { participantStatusLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import card from '@campo-livre/ui/row-card/row-card.module.css'
import { RowCard } from '@campo-livre/ui/row-card/row-card.tsx'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Link } from '@tanstack/react-router'
import { rachaTones } from './racha-columns.ts'
import { stateWords } from '../racha-sentences.ts'

/** A pickup game in the list of somebody who plays it: the card leads to it (H7). */
export function RachaCard({ racha }: { racha: MyRachaRow }) {
  const { id, place, sport, start, timeZone, status, confirmed, maxPlayers, myStatus, mine } = racha
  return (
    <RowCard
      headingLevel={3}
      title={
        <Link to="/atleta/rachas/$id" params={{ id }} className={card.link}>
          {place}
        </Link>
      }
      facts={`${formatLongDay(start, timeZone)}, ${formatTimes(racha, timeZone)}, ${sportLabels[sport].toLowerCase()}`}
      figure={`${confirmed} de ${maxPlayers}`}
      status={<Badge tone={rachaTones[status]}>{stateWords(racha)}</Badge>}
      next={[myStatus && ownPart(status, myStatus), mine && 'você organiza'].filter(Boolean).join(', ')}
      quiet={status === 'played' || status === 'cancelled'}
    />
  )
}

/** Returns how its reader stands in a game, or stood in one that is over. */
function ownPart(status: MyRachaRow['status'], own: NonNullable<MyRachaRow['myStatus']>): string | null {
  if (status === 'cancelled') return null
  if (status === 'played') return own === 'confirmed' ? 'Você estava na lista' : 'Você não jogou'
  return `Você: ${participantStatusLabels[own].toLowerCase()}`
}
