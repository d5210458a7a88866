import { hoursOn, type Opening } from '@campo-livre/domain/fields/opening.ts'
import { formatAtTime, formatTime } from '@campo-livre/domain/time/format.ts'
import { addDays, fromLocal, localDay, toInstant, toLocal } from '@campo-livre/domain/time/zone.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

/** Returns whether a place is open at an instant, and a sentence with the end of that. */
export function openNow(opening: Opening, now: string): { open: boolean; words: string } {
  const { timeZone } = opening
  const instant = Date.parse(now) / 60_000
  const today = localDay(timeZone, now)
  const ranges = openRanges(opening, addDays(today, -1))
  const current = ranges.find(({ start, end }) => start <= instant && instant < end)
  if (current) {
    const allDay = current.end - instant > 1440
    return {
      open: true,
      words: allDay ? 'Aberto 24 horas' : `Aberto agora, até ${formatTime(toInstant(current.end), timeZone)}`,
    }
  }
  const next = ranges.find(({ start }) => start > instant)
  if (!next) return { open: false, words: 'Fechado' }
  return {
    open: false,
    words: `Fechado agora, abre ${dayWord(timeZone, next.start, today)} ${formatAtTime(toInstant(next.start), timeZone)}`,
  }
}

/** Returns the opening intervals of nine days from a day, in order; adjoining ones are merged. */
function openRanges(opening: Opening, from: string): MinuteInterval[] {
  const { timeZone } = opening
  const days = Array.from({ length: 9 }, (_, index) => addDays(from, index))
  const all = days.flatMap((day) =>
    hoursOn(opening, day).map(({ opens, closes }) => {
      return { start: fromLocal(timeZone, day, opens), end: fromLocal(timeZone, day, closes) }
    }),
  )
  const merged: MinuteInterval[] = []
  for (const range of all.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

function dayWord(timeZone: string, minutes: number, today: string): string {
  const { day, weekday } = toLocal(timeZone, minutes)
  if (day === today) return 'hoje'
  return day === addDays(today, 1) ? 'amanhã' : (weekdays[weekday] ?? '')
}
