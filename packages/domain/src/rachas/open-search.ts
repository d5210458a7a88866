import * as z from 'zod/mini'
import { sports } from '../fields/sports.ts'
import { pageMetaSchema } from '../lists/page.ts'
import { pointText } from '../places/point-text.ts'
import { fold } from '../text/fold.ts'
import { daySchema, localDay } from '../time/zone.ts'
import { openDistanceSchema } from './open-distance.ts'
import { type OpenRacha, skillSchema } from './racha.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'

/** The positions for which somebody looks for a place. */
export const lookedPositions = ['line', 'goalkeeper'] as const
export const lookedPositionLabels: Record<(typeof lookedPositions)[number], string> = {
  line: 'Linha',
  goalkeeper: 'Gol',
}

/** The filters of the search, which are let go one by one where nothing is found. */
export const openFilters = [
  'city',
  'day',
  'sport',
  'position',
  'skill',
  'mine',
  'withinKm',
  'places',
] as const
export type OpenFilter = (typeof openFilters)[number]

/** The search among open places (N5). */
export const openSearchSchema = z.object({
  city: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  /** The day on the calendar of the game's place. */
  day: z.optional(daySchema),
  sport: z.optional(z.enum(sports)),
  position: z.optional(z.enum(lookedPositions)),
  /** One's own level: the opening takes it. */
  skill: z.optional(z.pipe(z.coerce.number(), skillSchema)),
  /** The reader's own level in the sport of each game: the opening takes it. */
  mine: z.optional(z.literal('true')),
  /** The most kilometres from `near`. */
  withinKm: z.optional(z.pipe(z.coerce.number(), openDistanceSchema)),
  /** The fewest places that are left. */
  places: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20))),
  /** `latitude,longitude`: the nearest come first. */
  near: z.optional(pointText),
})
export type OpenSearch = z.infer<typeof openSearchSchema>

/** The metadata of an answer: the page, the reader's city, and what each filter of an empty result hides. */
export const openMetaSchema = z.extend(pageMetaSchema, {
  /** The city whose games come first: the one that was chosen, else that of the reader's last booking; null for none. */
  city: z.nullable(z.string()),
  /** True once the reader has chosen it. */
  chosen: z.boolean(),
  /** True for somebody who has told a level in some sport. */
  hasLevel: z.boolean(),
  loosen: z.array(z.object({ filter: z.enum(openFilters), total: z.int() })),
})
export type OpenMeta = z.infer<typeof openMetaSchema>

type Places = Pick<OpenRacha, 'opening' | 'freePlaces' | 'freeForGoalkeepers'>

/** Returns how many places are left for a position; for any, those of the position with more of them. */
export function placesLeft(
  { opening, freePlaces, freeForGoalkeepers }: Places,
  position?: OpenSearch['position'],
): number {
  const line = opening.to === 'goalkeeper' || position === 'goalkeeper' ? 0 : freePlaces
  const goal = opening.to === 'line' || position === 'line' ? 0 : freeForGoalkeepers
  return Math.max(line, goal)
}

const isIn = (city: string, racha: Pick<OpenRacha, 'city'>) =>
  racha.city !== null && fold(racha.city) === fold(city)

/** Returns whether a game is one of those that are searched for; `near` orders and leaves nothing out. */
export function fitsOpenSearch(
  racha: OpenRacha,
  { city, day, sport, position, skill, mine, withinKm, places = 1 }: OpenSearch,
): boolean {
  const { skillFrom, skillTo } = racha.opening
  const isWithin = (level: number) => level >= skillFrom && level <= skillTo
  return (
    (city === undefined || isIn(city, racha)) &&
    (day === undefined || localDay(racha.timeZone, racha.start) === day) &&
    (sport === undefined || racha.sport === sport) &&
    (skill === undefined || isWithin(skill)) &&
    (mine === undefined || (racha.mySkill !== null && isWithin(racha.mySkill))) &&
    (withinKm === undefined || (racha.distanceKm !== null && racha.distanceKm <= withinKm)) &&
    placesLeft(racha, position) >= places
  )
}

/** Refuses a distance from nowhere. */
export function refuseDistance({ withinKm, near }: OpenSearch): Refusal | null {
  return withinKm !== undefined && near === undefined
    ? refuse('invalid', 'Diga onde você está para procurar por distância.', 'near')
    : null
}

/** Returns the filters of a search that alone hide games, with how many there are without each. */
export function loosenOpenSearch(all: readonly OpenRacha[], search: OpenSearch): OpenMeta['loosen'] {
  return openFilters
    .filter((filter) => search[filter] !== undefined)
    .map((filter) => ({
      filter,
      total: all.filter((racha) => fitsOpenSearch(racha, { ...search, [filter]: undefined })).length,
    }))
    .filter(({ total }) => total > 0)
}

/** Orders games: the nearest first where distances are known, then those of a city, then the soonest. */
export function openFirst(city: string | null): (a: OpenRacha, b: OpenRacha) => number {
  const far = ({ distanceKm }: OpenRacha) => distanceKm ?? Number.MAX_VALUE
  const away = (racha: OpenRacha) => (city !== null && isIn(city, racha) ? 0 : 1)
  return (a, b) => far(a) - far(b) || away(a) - away(b) || Date.parse(a.start) - Date.parse(b.start)
}
