import type { AthleteSearch } from '@campo-livre/domain/athletes/directory.ts'
import { positionLabels, positions } from '@campo-livre/domain/athletes/own-card.ts'
import { sportLabels, sports } from '@campo-livre/domain/fields/sports.ts'
import { skillLabels } from '@campo-livre/domain/users/account.ts'
import { FilterSelect } from '../../lib/list/filter-select.tsx'
import classes from './directory-screen.module.css'
import type { DirectoryAddress } from './directory-search.ts'

const sportChoices = sports.map((value) => ({ value, label: sportLabels[value] }))
const positionChoices = positions.map((value) => ({ value, label: positionLabels[value] }))
const skillChoices = skillLabels.map((label, at) => ({ value: String(at + 1), label }))

type Props = {
  search: AthleteSearch
  cities: readonly string[]
  onChange: (change: DirectoryAddress) => void
}

/** The filters of the directory: where somebody plays, what, in which position and how well. */
export function DirectoryFilters({ search, cities, onChange }: Props) {
  const { city = '', sport = '', position = '', skill } = search
  const named = city === '' || cities.includes(city) ? cities : [city, ...cities]
  return (
    <div className={classes.filters}>
      <FilterSelect
        label="Cidade"
        all="Cidade: todas"
        value={city}
        options={named.map((value) => ({ value, label: value }))}
        onChange={(cidade) => onChange({ cidade: cidade || undefined })}
      />
      <FilterSelect
        label="Esporte"
        all="Esporte: todos"
        value={sport}
        options={sportChoices}
        onChange={(esporte) => onChange({ esporte: esporte || undefined })}
      />
      <FilterSelect
        label="Posição"
        all="Posição: todas"
        value={position}
        options={positionChoices}
        onChange={(posicao) => onChange({ posicao: posicao || undefined })}
      />
      <FilterSelect
        label="Nível"
        all="Nível: todos"
        value={skill === undefined ? '' : String(skill)}
        options={skillChoices}
        onChange={(nivel) => onChange({ nivel: nivel || undefined })}
      />
    </div>
  )
}
