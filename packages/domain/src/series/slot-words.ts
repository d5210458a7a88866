import { atClock, formatClock } from '../time/format.ts'
import { MINUTES_PER_DAY, weekdayOf } from '../time/zone.ts'
import type { Segment } from './series.ts'

/** The days of the week as a contract names them, Sunday first. */
export const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const
const masculine: readonly number[] = [0, 6]

/** Returns how often a fixed slot is, by its first date: `toda quinta`, `sábado sim, sábado não`. */
export function everyWords({ from, every }: Pick<Segment, 'from' | 'every'>): string {
  const weekday = weekdayOf(from)
  const name = weekdayNames[weekday] ?? ''
  if (every === 2) return `${name} sim, ${name} não`
  return `${masculine.includes(weekday) ? 'todo' : 'toda'} ${name}`
}

/** Returns a fixed slot in words: `toda quinta, 20h às 21h`. */
export function slotWords(slot: Pick<Segment, 'from' | 'every' | 'startMinute' | 'minutes'>): string {
  const { startMinute, minutes } = slot
  const times = `${formatMinute(startMinute)} ${atClock(clockOf(startMinute + minutes))}`
  return `${everyWords(slot)}, ${times}`
}

/** Formats a minute of the day as people read it: 1230 → `20h30`. */
export function formatMinute(minute: number): string {
  return formatClock(clockOf(minute))
}

/** Minutes after midnight → `20:00`; past midnight the clock of the next day. */
function clockOf(minute: number): string {
  const ofDay = minute % MINUTES_PER_DAY
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
