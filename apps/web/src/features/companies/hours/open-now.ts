import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { formatAtTime, formatTime } from '@campo-livre/domain/time/format.ts'
import { addDays, fromLocal, localDay, toInstant, toLocal, weekdayOf } from '@campo-livre/domain/time/zone.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

/** Returns whether a company is open at an instant, and a sentence with the end of that. */
export function openNow(
  hours: OpeningHours,
  timeZone: string,
  now: string,
): { open: boolean; words: string } {
  const instant = Date.parse(now) / 60_000
  const today = localDay(timeZone, now)
  const ranges = openRanges(hours, timeZone, addDays(today, -1))
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
function openRanges(hours: OpeningHours, timeZone: string, from: string): MinuteInterval[] {
  const days = Array.from({ length: 9 }, (_, index) => addDays(from, index))
  const all = days.flatMap((day) =>
    (hours[weekdayOf(day)] ?? []).map(({ opens, closes }) => {
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
