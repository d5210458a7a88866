import { type OpenFilter, type OpenSearch, openSearchSchema } from '@campo-livre/domain/rachas/open-search.ts'
import type * as z from 'zod/mini'
import type { rachaSearch } from '../list/rachas-search.ts'

/** The part of the address that is about open games. */
export type OpenAddress = Pick<
  ReturnType<typeof rachaSearch>,
  'cidade' | 'dia' | 'esporte' | 'posicao' | 'nivel' | 'meu' | 'raio' | 'vagas'
>

/** The name of each filter in the address. */
const names = {
  city: 'cidade',
  day: 'dia',
  sport: 'esporte',
  position: 'posicao',
  skill: 'nivel',
  mine: 'meu',
  withinKm: 'raio',
  places: 'vagas',
} as const satisfies Record<OpenFilter, keyof OpenAddress>

/** Reads the search of the address; what makes no sense is dropped (A14). */
export function toOpenSearch(address: OpenAddress): OpenSearch {
  const { shape } = openSearchSchema
  const read = <T>(schema: z.ZodMiniType<T>, value: string | undefined) =>
    value === undefined || value === '' ? undefined : schema.safeParse(value).data
  return {
    city: read(shape.city, address.cidade),
    day: read(shape.day, address.dia),
    sport: read(shape.sport, address.esporte),
    position: read(shape.position, address.posicao),
    skill: read(shape.skill, address.nivel),
    mine: address.meu === 'sim' ? 'true' : undefined,
    withinKm: read(shape.withinKm, address.raio),
    places: read(shape.places, address.vagas),
  }
}

/** Returns whether something is searched for. */
export function looks(search: OpenSearch): boolean {
  return Object.keys(names).some((filter) => search[filter as OpenFilter] !== undefined)
}

/** Returns the change of the address that lets a filter go. */
export function withoutFilter(filter: OpenFilter): OpenAddress {
  return { [names[filter]]: undefined }
}

/** The change of the address that lets all filters go. */
export const withoutFilters: OpenAddress = Object.fromEntries(
  Object.values(names).map((name) => [name, undefined]),
)

/** The words for a search without a filter: `Em qualquer dia`. */
export const loosened: Record<OpenFilter, string> = {
  city: 'Em qualquer cidade',
  day: 'Em qualquer dia',
  sport: 'De qualquer esporte',
  position: 'Na linha ou no gol',
  skill: 'De qualquer nível',
  mine: 'De qualquer nível',
  withinKm: 'A qualquer distância',
  places: 'Com qualquer número de vagas',
}
