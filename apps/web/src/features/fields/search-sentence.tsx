import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import { sportLabels, sports } from '@campo-livre/domain/fields/sports.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOptions, hourOptions, zoneOf } from './day-options.ts'
import classes from './search-sentence.module.css'
import type { ListingSearch } from './listing-search.ts'
import { type ListingChange, useListingSearch } from './use-listing-search.ts'

type Props = {
  withPlaces: boolean
  /** Asks where the person is, to find what is near. */
  onNear: () => void
  /** Opens the search in words. */
  onWords: () => void
}

/**
 * The search as a sentence, "Quero jogar futsal em Fortaleza, sexta, às 20h", in which each variable word is a select.
 */
export function SearchSentence({ withPlaces, onNear, onWords }: Props) {
  const { search, change } = useListingSearch()
  const [touched, setTouched] = useState(false)
  const places = useQuery({ ...placesQuery(), enabled: withPlaces || touched })
  const near = search.perto !== undefined
  const cities = (places.data ?? []).map(({ city }) => [city, city] as const)
  return (
    <search
      aria-label="Buscar campos"
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
    >
      <p className="cl-sentence">
        <span className="cl-sentence-line">
          <span className="cl-sentence-part">
            Quero jogar{' '}
            <Choice
              label="Esporte"
              any="qualquer esporte"
              value={search.esporte}
              options={sports.map((sport) => [sport, sportLabels[sport].toLowerCase()])}
              onChange={(value) => change({ esporte: sports.find((sport) => sport === value) })}
            />
          </span>{' '}
          <span className="cl-sentence-part">
            em{' '}
            <Choice
              label="Cidade"
              any="qualquer cidade"
              value={search.cidade}
              options={cities}
              onChange={(cidade) => change({ cidade, bairro: undefined })}
              after=","
            />
          </span>
        </span>{' '}
        <span className="cl-sentence-line">
          <Choice
            label="Dia"
            any="qualquer dia"
            value={search.dia}
            options={dayOptions(search.dia, zoneOf(places.data, search.cidade))}
            onChange={(dia) => change({ dia })}
            after=","
          />{' '}
          <Choice
            label="Hora"
            any="a qualquer hora"
            value={search.hora}
            options={hourOptions}
            onChange={(hora) => change({ hora })}
          />{' '}
          <span className="cl-sentence-part">
            <button
              type="button"
              className={`cl-near ${classes.near}`}
              aria-pressed={near}
              onClick={() => (near ? change(anywhere(search)) : onNear())}
            >
              perto de mim
            </button>{' '}
            <button type="button" className={`cl-near ${classes.near}`} onClick={onWords}>
              buscar por palavras
            </button>
          </span>
        </span>
      </p>
    </search>
  )
}

/** Returns the change that forgets where the person is. */
function anywhere({ ordem }: ListingSearch): ListingChange {
  return { perto: undefined, ordem: ordem === 'distance' ? undefined : ordem }
}

type ChoiceProps = {
  label: string
  /** The option for any value. */
  any: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string | undefined) => void
  /** The text that follows without a break. */
  after?: string
}

function Choice({ label, any, value, options, onChange, after }: ChoiceProps) {
  const known = value === undefined || options.some(([option]) => option === value)
  return (
    <span className={classes.word}>
      <select
        className={`cl-choice ${classes.choice}`}
        aria-label={label}
        value={value ?? ''}
        data-set={value !== undefined}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{any}</option>
        {!known && <option value={value}>{value}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      {after}
    </span>
  )
}
