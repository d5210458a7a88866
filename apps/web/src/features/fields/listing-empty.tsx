import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import type { FieldListMeta } from '@campo-livre/domain/fields/list/list-meta.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { focusContent } from '../../lib/browser/focus-content.ts'
import chips from './active-filters.module.css'
import { zoneOf } from './day-options.ts'
import { activeFilters, atOtherHour, spokenSearch, withoutFilter } from './filters.ts'
import { type ListingChange, useListingSearch } from './use-listing-search.ts'

/** An empty result: the search in words, and the number of fields without each filter. */
export default function ListingEmpty({ loosen }: { loosen: FieldListMeta['loosen'] }) {
  const { search, change } = useListingSearch()
  const places = useQuery(placesQuery())
  const zone = zoneOf(places.data, search.cidade)
  const filters = activeFilters(search, zone)
  if (filters.length === 0) {
    return (
      <EmptyState title="Ainda não há campos por aqui." drawing="field">
        Volte em breve: tem arena chegando.
      </EmptyState>
    )
  }
  const offers = loosen.flatMap(({ filter, value, total }) => {
    const active = filters.find((each) => each.filter === filter)
    if (!active) return []
    if (value === undefined) return [{ label: withoutFilter(active), total, parts: active.without }]
    return filter === 'time' ? [{ label: atOtherHour(value), total, parts: { hora: value } }] : []
  })
  const hasHours = loosen.some(({ value }) => value !== undefined)
  const clear = filters.reduce<ListingChange>((all, { without }) => Object.assign(all, without), {})
  const passed = search.dia !== undefined && search.dia < localDay(zone, serverNow())
  const letGo = (parts: ListingChange) => {
    change(parts)
    focusContent()
  }
  return (
    <EmptyState
      drawing="found"
      title={filters.length === 1 ? 'Nenhum campo assim' : 'Nenhum campo com tudo isso'}
      action={
        <button type="button" onClick={() => letGo(clear)}>
          Limpar tudo
        </button>
      }
    >
      Você pediu {spokenSearch(search, zone)}
      {passed ? ', mas esse dia já passou' : ''}.{' '}
      {wayOut({ filters: filters.length, passed, hours: hasHours })}
      {offers.length > 0 && (
        <div className={`${chips.chips} ${chips.middle}`}>
          {offers.map(({ label, total, parts }) => (
            <button key={label} type="button" className={chips.chip} onClick={() => letGo(parts)}>
              {label}: {total === 1 ? '1 campo' : `${formatCount(total)} campos`}
            </button>
          ))}
        </div>
      )}
    </EmptyState>
  )
}

type Ways = { filters: number; passed: boolean; hours: boolean }

function wayOut({ filters, passed, hours }: Ways): string {
  if (passed) return 'Que tal outro dia?'
  if (hours) return 'Que tal um horário perto?'
  return filters === 1 ? 'Que tal abrir mão dessa escolha?' : 'Que tal abrir mão de uma dessas escolhas?'
}
