import type { Place } from '../../places/place.ts'
import { fold } from '../../text/fold.ts'
import { addDays, weekdayOf } from '../../time/zone.ts'
import type { FieldSearch } from '../list/search.ts'
import { isMeant } from './near-word.ts'
import { anyPlace, fillers, type Meaning, vocabulary } from './vocabulary.ts'

/** The parts that a search in words asks for. */
export type ReadSearch = Partial<
  Pick<
    FieldSearch,
    | 'q'
    | 'city'
    | 'district'
    | 'sport'
    | 'date'
    | 'time'
    | 'minutes'
    | 'maxPriceCents'
    | 'surface'
    | 'indoor'
    | 'amenities'
  >
> & {
  /** True where it asks for what is near. */
  near: boolean
  /** True where it asks for the lowest price. */
  cheap: boolean
}

/** The day and hour of the one who asks, and the cities with their districts. */
export type Asked = { today: string; hour: number; places: readonly Place[] }

/** The most words of a phrase. */
const LONGEST = 5

type Found = { meaning: Meaning & { date?: string; maxReais?: number; half?: boolean }; words: number }

/**
 * Reads a search in words: `society hoje à noite perto de mim`. Phrases that are known become filters, also with a typing
 * mistake; all other words are looked for in names (`q`). A later phrase wins over an earlier one of the same filter.
 */
export function readWords(text: string, asked: Asked): ReadSearch {
  const plain = fold(text).replace(/r\$/g, ' ')
  const words = [...plain.matchAll(/[\p{L}\p{N}:/]+/gu)].map(([word]) => word)
  const places = placePhrases(asked.places)
  const read: ReadSearch = { near: false, cheap: false }
  const rest: string[] = []
  let from: number | undefined
  let at = 0
  while (at < words.length) {
    const found = longest(words.slice(at, at + LONGEST), places, asked)
    if (found) {
      from = found.meaning.from ?? from
      take(read, found.meaning, asked)
      at += found.words
    } else {
      rest.push(words[at] ?? '')
      at += 1
    }
  }
  if (from !== undefined && read.time === undefined) read.time = clock(laterToday(from, read, asked))
  const q = nameIn(rest, Object.keys(read).length > 2 || read.near || read.cheap)
  return q === '' ? read : { ...read, q: q.slice(0, 80).trim() }
}

/** Returns what is left to look for in names: without fillers at its ends, and nothing if only words for any place are. */
function nameIn(rest: readonly string[], understood: boolean): string {
  const isName = (word: string) => !fillers.has(word) && !(understood && anyPlace.has(word))
  if (!rest.some(isName)) return ''
  const isIdle = (word: string) => fillers.has(word)
  const first = rest.findIndex((word) => !isIdle(word))
  const last = rest.findLastIndex((word) => !isIdle(word))
  return rest.slice(first, last + 1).join(' ')
}

/**
 * Returns the longest phrase at the start of words that is known; those that are spelt right come before those that are not, or
 * are without their space.
 */
function longest(words: readonly string[], places: ReadonlyMap<string, Meaning>, asked: Asked): Found | null {
  const phrases = words.map((_, left) => words.slice(0, words.length - left))
  for (const each of phrases) {
    const phrase = each.join(' ')
    const meaning = places.get(phrase) ?? vocabulary.get(phrase) ?? figures(phrase, asked)
    if (meaning) return { meaning, words: each.length }
  }
  for (const each of phrases) {
    const phrase = each.join(' ')
    if (fillers.has(phrase) || anyPlace.has(phrase)) continue
    for (const known of [vocabulary, places])
      for (const [right, meaning] of known) if (isPhrase(each, right)) return { meaning, words: each.length }
  }
  return null
}

/** Returns whether words are a known phrase: of as many words with a mistake, or with its spaces elsewhere, `beachtennis`. */
function isPhrase(words: readonly string[], known: string): boolean {
  if (words.length === known.split(' ').length) return isMeant(words.join(' '), known)
  return words.join('') === known.replaceAll(' ', '')
}

/** Returns the cities and districts as phrases; a district that several cities have is one of none of them. */
function placePhrases(places: readonly Place[]): ReadonlyMap<string, Meaning> {
  const phrases = new Map<string, Meaning>()
  for (const { city, districts } of places)
    for (const district of districts) {
      const key = phraseOf(district)
      phrases.set(key, phrases.has(key) ? { district } : { city, district })
    }
  for (const { city } of places) phrases.set(phraseOf(city), { city })
  return phrases
}

const phraseOf = (name: string) => [...fold(name).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).join(' ')

const hours = /^(?:as |a partir das |depois das )?(\d{1,2})(?:h|:| h| horas?| hrs?)(\d{2})?$/
const bareHour = /^as (\d{1,2})( da noite| da tarde| da manha)?$/
const price = /^(?:ate|menos de|maximo|no maximo) (\d{1,5})(?: reais| conto)?$/
const length = /^(?:por |durante )?(\d{1,2}) ?(?:h|horas?)(\d{2})?$/
const minutesLong = /^(?:por )?(\d{2,3}) ?min(?:utos)?$/
const dayOfMonth = /^(?:dia )?(\d{1,2})\/(\d{1,2})$/
const onlyDay = /^dia (\d{1,2})$/

/** Reads what has figures: an hour, a length, a day, the most that it may cost. */
function figures(phrase: string, { today }: Asked): Found['meaning'] | null {
  const most = price.exec(phrase)
  if (most) return { maxReais: Number(most[1]) }
  const short = minutesLong.exec(phrase)
  if (short) return lengthOf(Number(short[1]))
  const long = length.exec(phrase)
  // Nobody plays for five hours, or at four in the morning.
  const minutes = long && Number(long[1]) <= 4 ? Number(long[1]) * 60 + Number(long[2] ?? 0) : 0
  if (minutes > 0) return lengthOf(minutes)
  const hour = hours.exec(phrase)
  if (hour) return hourOf(Number(hour[1]), Number(hour[2] ?? 0))
  const bare = bareHour.exec(phrase)
  if (bare) return hourOf(inDay(Number(bare[1]), bare[2] ?? ''), 0)
  const date = dayOfMonth.exec(phrase)
  if (date) return dateOf(Number(date[1]), Number(date[2]), today)
  const day = onlyDay.exec(phrase)
  return day ? dateOf(Number(day[1]), null, today) : null
}

/** Returns the hour of the day: `as 8 da noite` is 20h, and `as 12 da noite` midnight. */
function inDay(hour: number, part: string): number {
  if (part === ' da noite' && hour === 12) return 0
  const isLater = (part === ' da noite' || part === ' da tarde') && hour > 0 && hour < 12
  return isLater ? hour + 12 : hour
}

function lengthOf(minutes: number): Meaning | null {
  return minutes >= 30 && minutes <= 480 ? { minutes } : null
}

function hourOf(hour: number, minute: number): Found['meaning'] | null {
  if (hour > 23 || minute > 59) return null
  return { hour, half: minute >= 30 }
}

/** Returns the next such day: of this month or year, else of the following one. */
function dateOf(day: number, month: number | null, today: string): Found['meaning'] | null {
  for (let ahead = 0; ahead <= 366; ahead++) {
    const date = addDays(today, ahead)
    if (Number(date.slice(8)) === day && (month === null || Number(date.slice(5, 7)) === month))
      return { date }
  }
  return null
}

function take(read: ReadSearch, meaning: Found['meaning'], { today }: Asked): void {
  const { inDays, weekday, hour, half, near, cheap, date, maxReais, from: _from, ...filters } = meaning
  const { amenities, ...others } = filters
  Object.assign(read, others)
  if (amenities) read.amenities = [...new Set([...(read.amenities ?? []), ...amenities])]
  if (inDays !== undefined) read.date = addDays(today, inDays)
  if (weekday !== undefined) read.date = addDays(today, (weekday - weekdayOf(today) + 7) % 7)
  if (date !== undefined) read.date = date
  if (hour !== undefined) read.time = clock(hour, half)
  if (maxReais !== undefined && maxReais > 0) read.maxPriceCents = maxReais * 100
  if (near) read.near = true
  if (cheap) read.cheap = true
}

/** Returns the hour of a part of the day: the next one where that has passed today. */
function laterToday(from: number, { date }: ReadSearch, { today, hour }: Asked): number {
  return date === today ? Math.min(23, Math.max(from, hour + 1)) : from
}

function clock(hour: number, half = false): string {
  return `${String(hour).padStart(2, '0')}:${half ? '30' : '00'}`
}
