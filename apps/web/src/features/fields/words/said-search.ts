import { type Asked, readWords } from '@campo-livre/domain/fields/words/read-words.ts'
import type { ListingSearch } from '../listing-search.ts'
import type { ListingChange } from '../use-listing-search.ts'

/** A change of the listing that asks for what was written, and whether it asks for what is near. */
export type SaidSearch = { parts: ListingChange; near: boolean }

/** The parts of a search that words replace: all that narrows the search, not the map and the place of the person. */
const nothing = {
  busca: undefined,
  cidade: undefined,
  bairro: undefined,
  esporte: undefined,
  dia: undefined,
  hora: undefined,
  duracao: undefined,
  precoMin: undefined,
  precoMax: undefined,
  piso: undefined,
  coberto: undefined,
  comodidades: undefined,
  area: undefined,
} satisfies ListingChange

/** Reads what was written into a change of the listing: it takes the place of the search before. */
export function saidSearch(text: string, asked: Asked, { perto }: ListingSearch): SaidSearch {
  const read = readWords(text, asked)
  const parts: ListingChange = {
    ...nothing,
    busca: read.q,
    cidade: read.city,
    bairro: read.district,
    esporte: read.sport,
    dia: read.date,
    hora: read.time,
    duracao: read.minutes,
    precoMax: read.maxPriceCents === undefined ? undefined : Math.floor(read.maxPriceCents / 100),
    piso: read.surface,
    coberto: read.indoor && (read.indoor === 'true' ? 'sim' : 'nao'),
    comodidades: read.amenities?.join(','),
  }
  if (read.cheap) parts.ordem = 'price'
  if (read.near && perto !== undefined) parts.ordem = 'distance'
  return { parts, near: read.near && perto === undefined }
}
