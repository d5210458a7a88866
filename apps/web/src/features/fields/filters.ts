import { capital } from '@campo-livre/domain/text/capital.ts'
import { amenityLabels } from '@campo-livre/domain/companies/amenities.ts'
import type { RemovableFilter } from '@campo-livre/domain/fields/list/list-meta.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { surfaceLabels } from '@campo-livre/domain/fields/surfaces.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { atClock, formatLength } from '@campo-livre/domain/time/format.ts'
import { spokenDay } from './day-options.ts'
import type { ListingSearch } from './listing-search.ts'
import type { ListingChange } from './use-listing-search.ts'

export type ActiveFilter = { filter: RemovableFilter; label: string; without: ListingChange }

function priceLabel({ precoMin, precoMax }: ListingSearch): string {
  const least = precoMin && formatCentsShort(precoMin * 100)
  const most = precoMax && formatCentsShort(precoMax * 100)
  if (least && most) return `de ${least} a ${most}`
  return least ? `a partir de ${least}` : `até ${most}`
}

function amenityNames(list: string): string {
  const labels: Record<string, string> = amenityLabels
  return list
    .split(',')
    .map((amenity) => (labels[amenity] ?? amenity).toLowerCase())
    .join(', ')
}

/**
 * Returns the filters of a search in words, each with the change that removes it. Days are in the calendar of `zone`.
 */
export function activeFilters(search: ListingSearch, zone?: string): ActiveFilter[] {
  const filters: ActiveFilter[] = []
  const add = (filter: RemovableFilter, label: string, without: ListingChange) =>
    filters.push({ filter, label, without })
  if (search.busca) add('q', `“${search.busca}”`, { busca: undefined })
  if (search.esporte) add('sport', sportLabels[search.esporte].toLowerCase(), { esporte: undefined })
  if (search.cidade) add('city', search.cidade, { cidade: undefined, bairro: undefined })
  if (search.bairro) add('district', search.bairro, { bairro: undefined })
  if (search.dia) add('date', spokenDay(search.dia, zone), { dia: undefined })
  if (search.hora) add('time', atClock(search.hora), { hora: undefined })
  if (search.duracao) add('minutes', formatLength(search.duracao), { duracao: undefined })
  if (search.precoMin || search.precoMax)
    add('price', priceLabel(search), { precoMin: undefined, precoMax: undefined })
  if (search.piso) add('surface', surfaceLabels[search.piso].toLowerCase(), { piso: undefined })
  if (search.coberto)
    add('indoor', search.coberto === 'sim' ? 'coberto' : 'descoberto', { coberto: undefined })
  if (search.comodidades) add('amenities', amenityNames(search.comodidades), { comodidades: undefined })
  if (search.area) add('area', 'nesta parte do mapa', { area: undefined })
  return filters
}

/** Returns a search in words: `padel em Fortaleza, hoje, às 20h`. */
export function spokenSearch(search: ListingSearch, zone?: string): string {
  const parts = [
    search.cidade && `em ${search.cidade}`,
    search.bairro && `bairro ${search.bairro}`,
    search.dia && spokenDay(search.dia, zone),
    search.hora && atClock(search.hora),
    search.duracao && `por ${formatLength(search.duracao)}`,
    (search.precoMin || search.precoMax) && priceLabel(search),
    search.piso && `com ${surfaceLabels[search.piso].toLowerCase()}`,
    search.coberto && (search.coberto === 'sim' ? 'coberto' : 'descoberto'),
    search.comodidades && `com ${amenityNames(search.comodidades)}`,
    search.busca && `com “${search.busca}”`,
    search.area && 'nesta parte do mapa',
  ]
  const what = search.esporte ? sportLabels[search.esporte].toLowerCase() : 'um campo'
  return `${what} ${parts.filter(Boolean).join(', ')}`.trim()
}

const loosened: Partial<Record<RemovableFilter, string>> = {
  sport: 'Qualquer esporte',
  city: 'Em qualquer cidade',
  district: 'Em qualquer bairro',
  date: 'Em qualquer dia',
  time: 'Em qualquer hora',
  minutes: 'De qualquer duração',
  price: 'Por qualquer preço',
  surface: 'Em qualquer piso',
  indoor: 'Coberto ou não',
  area: 'No mapa todo',
}

/** Returns another hour in words: `Às 19h`. */
export function atOtherHour(clock: string): string {
  return capital(atClock(clock))
}

/** Returns in words a search without a filter: `Em qualquer dia`, `Sem “arena”`. */
export function withoutFilter({ filter, label }: Pick<ActiveFilter, 'filter' | 'label'>): string {
  return loosened[filter] ?? (filter === 'amenities' ? `Sem pedir ${label}` : `Sem ${label}`)
}
