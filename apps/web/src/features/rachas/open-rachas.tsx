import { openRachasQuery } from '@campo-livre/api/rachas/list-open-rachas.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { OpenRacha } from '@campo-livre/domain/rachas/racha.ts'
import { openedToLabels, skillLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ActionButton } from '../../lib/action/action-button.tsx'
import { useRachaCommand } from './use-racha-command.ts'
import classes from './open-rachas.module.css'

/** The games of others with open places (N5); nothing while there are none, or they cannot be read. */
export function OpenRachas() {
  const { data } = useQuery(openRachasQuery())
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="vagas-abertas" className={classes.section}>
      <h2 id="vagas-abertas">Vagas abertas</h2>
      <ul className={classes.list}>
        {data.items.map((racha) => (
          <li key={racha.id}>
            <Open racha={racha} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Open({ racha }: { racha: OpenRacha }) {
  const { id, place, start, timeZone, sport, pricePerHeadCents, opening } = racha
  const navigate = useNavigate()
  const action = useRachaCommand(id, {
    failure: 'Não deu para entrar no racha.',
    done: () => void navigate({ to: '/atleta/rachas/$id', params: { id } }),
  })
  const goalkeeper = racha.freePlaces === 0
  const skill = Math.min(Math.max(3, opening.skillFrom), opening.skillTo)
  return (
    <article className={classes.card}>
      <h3>{place}</h3>
      <p className={classes.facts}>
        {formatLongDay(start, timeZone)}, {formatTimes(racha, timeZone)}, {sportLabels[sport].toLowerCase()}
        {pricePerHeadCents > 0 && `, ${formatCents(pricePerHeadCents)} por pessoa`}
      </p>
      <p>
        {placesWords(racha)} {skillWords(opening)}
      </p>
      <ActionButton
        variant="default"
        action={action}
        onClick={() =>
          action.run({ type: 'answer', participantId: null, answer: 'going', goalkeeper, skill })
        }
      >
        {goalkeeper ? 'Quero jogar no gol' : 'Quero jogar'}
      </ActionButton>
    </article>
  )
}

function placesWords({ opening, freePlaces, freeForGoalkeepers }: OpenRacha): string {
  const free = opening.to === 'goalkeeper' ? freeForGoalkeepers : Math.max(freePlaces, freeForGoalkeepers)
  return `${free === 1 ? '1 vaga' : `${free} vagas`}: ${openedToLabels[opening.to].toLowerCase()}.`
}

function skillWords({ skillFrom, skillTo }: OpenRacha['opening']): string {
  if (skillFrom === 1 && skillTo === skillLabels.length) return 'Qualquer nível.'
  const [from = '', to = ''] = [skillLabels[skillFrom - 1], skillLabels[skillTo - 1]]
  return skillFrom === skillTo
    ? `Nível: ${from.toLowerCase()}.`
    : `Nível: ${from.toLowerCase()} a ${to.toLowerCase()}.`
}
