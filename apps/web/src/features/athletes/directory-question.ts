import { type AthleteSearch, athleteSearchSchema } from '@campo-livre/domain/athletes/directory.ts'
import type * as z from 'zod/mini'
import type { DirectoryAddress } from './directory-search.ts'

/** Reads the search of the address; what makes no sense is dropped (A14). */
export function toAthleteSearch(address: DirectoryAddress): AthleteSearch {
  const { shape } = athleteSearchSchema
  const read = <T>(schema: z.ZodMiniType<T>, value: string | undefined) =>
    value === undefined || value === '' ? undefined : schema.safeParse(value).data
  return {
    city: read(shape.city, address.cidade),
    sport: read(shape.sport, address.esporte),
    position: read(shape.position, address.posicao),
    skill: read(shape.skill, address.nivel),
  }
}

/** Returns the page of the address, from 1. */
export function toPageNumber({ pagina = '1' }: DirectoryAddress): number {
  return /^[1-9]\d{0,5}$/.test(pagina) ? Number(pagina) : 1
}
