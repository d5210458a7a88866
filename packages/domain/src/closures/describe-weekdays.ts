import { capital } from '../text/capital.ts'
import { inWords } from '../text/in-words.ts'

const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const
/** Monday first, as weeks are read here. */
const inReadingOrder = [1, 2, 3, 4, 5, 6, 0] as const

/** Says on which weekdays (0 = Sunday): `Toda segunda e quarta`, `De segunda a sexta`, `Todo sábado`, `Todos os dias`. */
export function describeWeekdays(weekdays: readonly number[]): string {
  const places = inReadingOrder.flatMap((weekday, place) => (weekdays.includes(weekday) ? [place] : []))
  if (places.length === 7) return 'Todos os dias'
  const [first = 0] = places
  const last = places.at(-1) ?? 0
  if (places.length > 2 && last - first === places.length - 1) return `De ${nameAt(first)} a ${nameAt(last)}`
  const week = places.filter((place) => place < 5).map(nameAt)
  const weekend = places.filter((place) => place >= 5).map(nameAt)
  const parts = [
    ...(week.length > 0 ? [`toda ${inWords(week)}`] : []),
    ...(weekend.length > 0 ? [`todo ${inWords(weekend)}`] : []),
  ].join(' e ')
  return capital(parts)
}

function nameAt(place: number): string {
  return weekdayNames[inReadingOrder[place] ?? 0]
}
