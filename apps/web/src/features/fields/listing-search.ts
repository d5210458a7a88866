import type { FieldsQuestion } from '@campo-livre/api/fields/list-fields.ts'
import { amenities } from '@campo-livre/domain/companies/amenities.ts'
import { clockSchema } from '@campo-livre/domain/time/clock.ts'
import { fieldSorts } from '@campo-livre/domain/fields/list/sorts.ts'
import { sports } from '@campo-livre/domain/fields/sports.ts'
import { surfaces } from '@campo-livre/domain/fields/surfaces.ts'
import { areaText } from '@campo-livre/domain/places/area.ts'
import { daySchema } from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'

/** The number of cards on a page, which fills rows of one, two, three or four. */
export const LISTING_PAGE_SIZE = 12

/** The three paths of the listing (A1). */
const listingPaths = ['/', '/arenas', '/campos']

/** Returns whether a path shows the listing, with or without a trailing slash. */
export function isListingPath(pathname: string): boolean {
  return listingPaths.includes(pathname.replace(/(.)\/$/, '$1'))
}

const text = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))), undefined)
const reais = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(10_000))),
  undefined,
)

/** The search of the listing (A14). Invalid values are dropped. */
export const listingSearchSchema = z.object({
  busca: text,
  cidade: text,
  bairro: text,
  esporte: z.catch(z.optional(z.enum(sports)), undefined),
  dia: z.catch(z.optional(daySchema), undefined),
  hora: z.catch(z.optional(clockSchema), undefined),
  /** In minutes. */
  duracao: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(30), z.maximum(480))), undefined),
  /** In whole reais. */
  precoMin: reais,
  precoMax: reais,
  piso: z.catch(z.optional(z.enum(surfaces)), undefined),
  coberto: z.catch(z.optional(z.enum(['sim', 'nao'])), undefined),
  /** Comma-separated. */
  comodidades: z.catch(z.optional(z.string().check(z.refine(knownAmenities))), undefined),
  ordem: z.catch(z.optional(z.enum(fieldSorts)), undefined),
  /** `latitude,longitude`, for sorting by distance. */
  perto: z.catch(z.optional(z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/))), undefined),
  /** Present while the map is open. */
  mapa: z.catch(z.optional(z.enum(['sim'])), undefined),
  /** `south,west,north,east`: the searched part of the map. */
  area: z.catch(z.optional(areaText), undefined),
  /** Present for somebody who signs in to keep this search. */
  salvar: z.catch(z.optional(z.enum(['sim'])), undefined),
  pagina: z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined),
})
export type ListingSearch = z.infer<typeof listingSearchSchema>

function knownAmenities(list: string): boolean {
  return list !== '' && list.split(',').every((item) => amenities.some((amenity) => amenity === item))
}

/** Reads the search of an address. Never throws. */
export function readListingSearch(raw: Record<string, unknown>): ListingSearch {
  return z.parse(listingSearchSchema, raw)
}

const indoor = { sim: 'true', nao: 'false' } as const

/** Converts the search of the address into the call's query. */
export function toFieldsParams(search: ListingSearch): FieldsQuestion {
  return {
    q: search.busca,
    city: search.cidade,
    district: search.bairro,
    sport: search.esporte,
    date: search.dia,
    time: search.hora,
    minutes: search.duracao,
    minPriceCents: search.precoMin && search.precoMin * 100,
    maxPriceCents: search.precoMax && search.precoMax * 100,
    surface: search.piso,
    indoor: search.coberto && indoor[search.coberto],
    amenities: search.comodidades,
    sort: search.ordem === 'distance' && !search.perto ? undefined : search.ordem,
    near: search.perto,
    area: search.area,
    page: search.pagina,
    perPage: LISTING_PAGE_SIZE,
  }
}

const beyondSentence = [
  'busca',
  'bairro',
  'duracao',
  'precoMin',
  'precoMax',
  'piso',
  'coberto',
  'comodidades',
  'area',
] as const

/** Returns whether a search asks for some fields only: by more than its order, a page, the map or a place to be near. */
export function asksForFields({
  pagina: _page,
  mapa: _map,
  ordem: _sort,
  perto: _near,
  salvar: _save,
  ...asked
}: ListingSearch): boolean {
  return Object.values(asked).some((value) => value !== undefined)
}

/** Returns whether there are filters that the sentence does not show. */
export function hasFilters(search: ListingSearch): boolean {
  return beyondSentence.some((key) => search[key] !== undefined)
}
