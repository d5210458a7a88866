import { inWords } from '../text/in-words.ts'
import { monthNames } from '../time/month-names.ts'

/** Says days of any year, `12-24` and `12-25`: `24 e 25 de dezembro`, `1º de janeiro e 25 de dezembro`. */
export function describeYearly(days: readonly string[]): string {
  const byMonth = Map.groupBy([...new Set(days)].toSorted(), (day) => Number(day.slice(0, 2)))
  const parts = [...byMonth].map(([month, ofMonth]) => {
    const dates = ofMonth.map((day) => Number(day.slice(3))).map((date) => (date === 1 ? '1º' : `${date}`))
    return `${inWords(dates)} de ${monthNames[month - 1] ?? ''}`
  })
  return inWords(parts)
}
