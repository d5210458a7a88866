import { openRachasQuery } from '@campo-livre/api/rachas/list-open-rachas.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { lookedPositionLabels, lookedPositions } from '@campo-livre/domain/rachas/open-search.ts'
import type { OpenRacha } from '@campo-livre/domain/rachas/racha.ts'
import { MIDDLE_SKILL, openedToLabels, skillLabels } from '@campo-livre/domain/rachas/racha-words.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { IconMapPin } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../../lib/action/action-button.tsx'
import { findMe } from '../../lib/browser/find-me.ts'
import { FilterSelect } from '../../lib/list/filter-select.tsx'
import { Notice } from '../../lib/notice/notice.tsx'
import { skillChoices } from './skill-choices.ts'
import { useRachaCommand } from './use-racha-command.ts'
import classes from './open-rachas.module.css'

const route = getRouteApi('/_athlete/atleta/rachas/')

const positions = lookedPositions.map((value) => ({ value, label: lookedPositionLabels[value] }))

/** The games of others with open places (N5), by position, level and nearness; nothing where there are none at all. */
export function OpenRachas() {
  const { posicao = '', nivel = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const [near, setNear] = useState<string>()
  const position = lookedPositions.find((each) => each === posicao)
  const skill = skillChoices.some(({ value }) => value === nivel) ? Number(nivel) : undefined
  const { data } = useQuery({
    ...openRachasQuery({
      ...(position && { position }),
      ...(skill !== undefined && { skill }),
      ...(near !== undefined && { near }),
    }),
    placeholderData: keepPreviousData,
  })
  const looks = position !== undefined || skill !== undefined
  if (!data || (data.items.length === 0 && !looks)) return null
  const filter = (change: { posicao?: string | undefined; nivel?: string | undefined }) =>
    void navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false })
  return (
    <section aria-labelledby="vagas-abertas" className={classes.section}>
      <h2 id="vagas-abertas">Vagas abertas</h2>
      <div className={classes.filters}>
        <FilterSelect
          label="Posição"
          all="Qualquer posição"
          value={position ?? ''}
          options={positions}
          onChange={(value) => filter({ posicao: value || undefined })}
        />
        <FilterSelect
          label="Seu nível"
          all="Qualquer nível"
          value={skill === undefined ? '' : nivel}
          options={skillChoices}
          onChange={(value) => filter({ nivel: value || undefined })}
        />
        {near === undefined ? <NearMe onFound={setNear} /> : <span role="status">Mais perto primeiro</span>}
      </div>
      {data.items.length === 0 && <p>Nenhuma vaga assim agora. Mude a posição ou o nível.</p>}
      <ul className={classes.list}>
        {data.items.map((racha) => (
          <li key={racha.id}>
            <Open racha={racha} position={position} level={skill} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asks the device where it is; what it says goes into no address. */
function NearMe({ onFound }: { onFound: (near: string) => void }) {
  const [refused, setRefused] = useState(false)
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        onClick={() => {
          setRefused(false)
          findMe({ onFound, onRefused: () => setRefused(true) })
        }}
      >
        <IconMapPin size={20} stroke={1.75} aria-hidden /> Perto de mim
      </button>
      {refused && <Notice>Não deu para saber onde você está. As vagas estão por data.</Notice>}
    </>
  )
}

type OpenProps = {
  racha: OpenRacha
  /** The position and the level that the reader looks for; undefined where they have not said. */
  position: (typeof lookedPositions)[number] | undefined
  level: number | undefined
}

function Open({ racha, position, level }: OpenProps) {
  const { id, place, start, timeZone, sport, pricePerHeadCents, opening, distanceKm } = racha
  const navigate = useNavigate()
  const action = useRachaCommand(id, {
    failure: 'Não deu para entrar no racha.',
    done: () => void navigate({ to: '/atleta/rachas/$id', params: { id } }),
  })
  const onlyGoal = racha.freePlaces === 0
  const goalkeeper = onlyGoal || position === 'goalkeeper'
  const skill = level ?? Math.min(Math.max(MIDDLE_SKILL, opening.skillFrom), opening.skillTo)
  return (
    <article className={classes.card}>
      <h3>{place}</h3>
      {onlyGoal && <Badge tone="pending">Falta goleiro</Badge>}
      <p className={classes.facts}>
        {formatLongDay(start, timeZone)}, {formatTimes(racha, timeZone)}, {sportLabels[sport].toLowerCase()}
        {pricePerHeadCents > 0 && `, ${formatCents(pricePerHeadCents)} por pessoa`}
        {distanceKm !== null && `, a ${formatKm(distanceKm)}`}
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

const kilometres = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
/** `2,4 km`, `300 m`. */
const formatKm = (km: number) => (km < 1 ? `${Math.round(km * 1000)} m` : `${kilometres.format(km)} km`)

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
