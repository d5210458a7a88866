import { HOLIDAY } from '../../time/holiday.ts'

/** The days of a week of prices in the order in which people read them: Monday first, holidays last. */
export const priceDays = [1, 2, 3, 4, 5, 6, 0, HOLIDAY] as const

/** Returns days once each, ascending. */
export function uniqueDays(days: readonly number[]): number[] {
  return [...new Set(days)].toSorted((a, b) => a - b)
}

const short = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'feriados'] as const
const WEEK = 7

/** Returns days in a few words: `seg a sex`, `sáb e dom`, `seg, qua e feriados`, `todo dia`. */
export function formatPriceDays(days: readonly number[]): string {
  const places = priceDays.flatMap((day, place) => (day !== HOLIDAY && days.includes(day) ? [place] : []))
  const words = places.length === WEEK ? ['todo dia'] : runsOf(places).flatMap(wordsOf)
  const all = days.includes(HOLIDAY) ? [...words, short[HOLIDAY]] : words
  const last = all.at(-1) ?? ''
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} e ${last}`
}

/** Splits ascending places into runs without a gap. */
function runsOf(places: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1) === place - 1) run.push(place)
    else runs.push([place])
  }
  return runs
}

function wordsOf(run: readonly number[]): string[] {
  const words = run.map((place) => short[priceDays[place] ?? 0])
  return words.length < 3 ? words : [`${words[0]} a ${words.at(-1)}`]
}
