import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { type Sport, sportLabels, sports } from '@campo-livre/domain/fields/sports.ts'
import type { Place } from '@campo-livre/domain/places/place.ts'
import {
  lookedPositionLabels,
  lookedPositions,
  type OpenSearch,
} from '@campo-livre/domain/rachas/open-search.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import type { ReactNode } from 'react'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { skillChoices } from '../roster/skill-choices.ts'
import { cityChoices } from './city-choices.ts'
import type { OpenAddress } from './open-question.ts'
import classes from './open-filters.module.css'

/** The number of days to choose from. */
const DAYS_AHEAD = 14
const BRASILIA = 'America/Sao_Paulo'

const sportChoices = sports.map((value: Sport) => ({ value, label: sportLabels[value] }))
const positions = lookedPositions.map((value) => ({ value, label: lookedPositionLabels[value] }))
const placeChoices = [2, 3, 4, 5].map((least) => ({ value: String(least), label: `Vagas: ${least} ou mais` }))

type Props = {
  search: OpenSearch
  places: readonly Place[]
  onChange: (change: OpenAddress) => void
  /** A button beside the filters at hand. */
  children?: ReactNode
}

/** The filters of open games, as on the listing: place, day and sport at hand, the others one touch away. */
export function OpenFilters({ search, places, onChange, children }: Props) {
  const { city = '', day = '', sport = '', position = '', skill, places: least } = search
  const more = [search.position, skill, least].some((each) => each !== undefined)
  const zone = places.find((place) => place.city === search.city)?.timeZone ?? BRASILIA
  return (
    <div className={classes.all}>
      <FilterSelect
        label="Cidade"
        all="Cidade: todas"
        value={city}
        options={cityChoices(places, search.city)}
        onChange={(cidade) => onChange({ cidade: cidade || undefined })}
      />
      <FilterSelect
        label="Dia"
        all="Dia: todos"
        value={day}
        options={dayChoices(zone, search.day)}
        onChange={(dia) => onChange({ dia: dia || undefined })}
      />
      <FilterSelect
        label="Esporte"
        all="Esporte: todos"
        value={sport}
        options={sportChoices}
        onChange={(esporte) => onChange({ esporte: esporte || undefined })}
      />
      {children}
      <details className={classes.more} open={more || undefined}>
        <summary>Mais filtros</summary>
        <div className={classes.filters}>
          <FilterSelect
            label="Posição"
            all="Posição: todas"
            value={position}
            options={positions}
            onChange={(posicao) => onChange({ posicao: posicao || undefined })}
          />
          <FilterSelect
            label="Seu nível"
            all="Nível: todos"
            value={skill === undefined ? '' : String(skill)}
            options={skillChoices}
            onChange={(nivel) => onChange(nivel ? { nivel, meu: undefined } : { nivel: undefined })}
          />
          <FilterSelect
            label="Vagas"
            all="Vagas: 1 ou mais"
            value={least === undefined ? '' : String(least)}
            options={placeChoices}
            onChange={(vagas) => onChange({ vagas: vagas || undefined })}
          />
        </div>
      </details>
    </div>
  )
}

/** Returns the coming days by the calendar of a zone, and the chosen one if it is not among them. */
function dayChoices(zone: string, chosen: string | undefined) {
  const today = localDay(zone, serverNow())
  const coming = Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(today, at))
  const days = chosen === undefined || coming.includes(chosen) ? coming : [chosen, ...coming]
  return days.map((value) => ({ value, label: formatPlannedDay(value, today) }))
}
