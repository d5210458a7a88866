import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import { toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { zoneOf } from '../day-options.ts'
import { spokenSearch } from '../filters.ts'
import type { ListingSearch } from '../listing-search.ts'
import { type ListingChange, useListingSearch } from '../use-listing-search.ts'
import { saidSearch } from './said-search.ts'
import classes from './words-search.module.css'

/** The most letters of a search. */
const LONGEST = 120

type Props = {
  /** Asks where the person is. */
  onNear: () => void
  onClose: () => void
}

/** The search in words (H1): what is written becomes filters, is said back, and can be taken back. */
export default function WordsSearch({ onNear, onClose }: Props) {
  const { search, change } = useListingSearch()
  const { data: places = [] } = useQuery(placesQuery())
  const [text, setText] = useState('')
  /** The search before the words that are in force, and whether they asked for what is near; null for none. */
  const [before, setBefore] = useState<{ search: ListingSearch; near: boolean } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const zone = zoneOf(places, search.cidade)
  const ask = () => {
    if (text.trim() === '') return input.current?.focus()
    const { day, minute } = toLocal(zone, toMinutes(serverNow()))
    const said = saidSearch(text, { today: day, hour: Math.floor(minute / 60), places }, search)
    setBefore({ search, near: said.near || said.parts.ordem === 'distance' })
    change(said.parts)
    if (said.near) onNear()
  }
  const takeBack = () => {
    if (before === null) return
    change(restoring(before.search))
    setBefore(null)
    input.current?.focus()
  }
  return (
    <form
      role="search"
      aria-label="Buscar por palavras"
      className={classes.words}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <div className={classes.head}>
        <label className={classes.label} htmlFor="palavras">
          O que você procura?
        </label>
        <button type="button" className={button.subtle} onClick={onClose}>
          Fechar
        </button>
      </div>
      <input
        ref={input}
        id="palavras"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST}
        placeholder="society hoje à noite perto de mim"
        className={classes.input}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className={button.primary}>
        Buscar
      </button>
      {before !== null && (
        <p className={classes.understood} aria-live="polite">
          Entendi: {spokenSearch(search, zone)}
          {before.near && ', perto de você'}.{' '}
          <button type="button" className={classes.back} onClick={takeBack}>
            Desfazer
          </button>
        </p>
      )}
    </form>
  )
}

/** Returns the change that brings a search back, whatever has been asked for since. */
function restoring(search: ListingSearch): ListingChange {
  const { parts } = saidSearch('', { today: '', hour: 0, places: [] }, {})
  return { ...parts, ordem: undefined, perto: undefined, ...search }
}
