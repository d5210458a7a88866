import { formatKm } from '@campo-livre/domain/places/distance.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { agesWords } from '@campo-livre/domain/rachas/ages.ts'
import { type OpenSearch, placesLeft } from '@campo-livre/domain/rachas/open-search.ts'
import type { OpenRacha } from '@campo-livre/domain/rachas/racha.ts'
import { MIDDLE_SKILL, openedToLabels, skillLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { useNavigate } from '@tanstack/react-router'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { AgeAsked } from '../age/age-asked.tsx'
import { useRachaCommand } from '../use-racha-command.ts'
import classes from './open-card.module.css'

type Props = {
  racha: OpenRacha
  /** The position and the level that the reader looks for; undefined where they have not said. */
  search: Pick<OpenSearch, 'position' | 'skill'>
}

/** A game of others with open places (N5): when, where, what is left, for whom and for how much, and the one act. */
export function OpenCard({ racha, search: { position, skill: level } }: Props) {
  const { id, place, city, start, timeZone, sport, pricePerHeadCents, opening, distanceKm } = racha
  const navigate = useNavigate()
  const action = useRachaCommand(id, {
    failure: 'Não deu para entrar no racha.',
    done: () => void navigate({ to: '/atleta/rachas/$id', params: { id } }),
  })
  const onlyGoal = racha.freePlaces === 0
  const goalkeeper = onlyGoal || position === 'goalkeeper'
  const own = racha.mySkill ?? MIDDLE_SKILL
  const skill = level ?? Math.min(Math.max(own, opening.skillFrom), opening.skillTo)
  const left = placesLeft(racha, position)
  const today = localDay(timeZone, start) === localDay(timeZone, serverNow())
  const day = today ? 'hoje' : formatShortDay(start, timeZone)
  const facts = [city, distanceKm !== null && `a ${formatKm(distanceKm)}`, sportLabels[sport].toLowerCase()]
  return (
    <article className={classes.card}>
      <h3 className={classes.when}>
        {capital(day)}, {formatTimes(racha, timeZone)}
      </h3>
      {pricePerHeadCents > 0 && (
        <p className={classes.price}>
          {formatCents(pricePerHeadCents)} <span>por pessoa</span>
        </p>
      )}
      <p>
        {place}
        <span className={classes.facts}>{facts.filter(Boolean).join(', ')}</span>
      </p>
      <p>
        <strong>{left === 1 ? '1 vaga' : `${left} vagas`}</strong>
        {opening.to !== 'anyone' && `, ${openedToLabels[opening.to].toLowerCase()}`}
        <span className={classes.facts}>
          {[skillWords(opening), agesWords(racha), city !== null && distanceWords(opening)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      {onlyGoal && <Badge tone="pending">Falta goleiro</Badge>}
      <div className={classes.act}>
        <AgeAsked action={action} instead>
          {(shown) => (
            <ActionButton
              variant="default"
              action={shown}
              onClick={() =>
                action.run({ type: 'answer', participantId: null, answer: 'going', goalkeeper, skill })
              }
            >
              {goalkeeper ? 'Quero jogar no gol' : 'Quero jogar'}
            </ActionButton>
          )}
        </AgeAsked>
      </div>
    </article>
  )
}

function distanceWords({ withinKm }: OpenRacha['opening']): string {
  return withinKm === undefined ? '' : `para quem está a até ${withinKm} km`
}

function skillWords({ skillFrom, skillTo }: OpenRacha['opening']): string {
  if (skillFrom === 1 && skillTo === skillLabels.length) return 'Qualquer nível'
  const [from = '', to = ''] = [skillLabels[skillFrom - 1], skillLabels[skillTo - 1]]
  return skillFrom === skillTo
    ? `Nível: ${from.toLowerCase()}`
    : `Nível: ${from.toLowerCase()} a ${to.toLowerCase()}`
}
