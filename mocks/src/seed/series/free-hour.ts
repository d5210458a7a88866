import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { addDays, fromLocal } from '@campo-livre/domain/time/zone.ts'

type Wish = {
  timeZone: string
  today: string
  /** The weekday, counted in days from today. */
  day: number
  hour: number
  /** The length of a slot, at the beginning of which it begins. */
  minutes: number
  every: 1 | 2
  /** The weeks from today within which it has to be free. */
  from: number
  to: number
}

/** The minutes of the day between which the arena is open on every day of the week. */
const OPENS = 7 * 60
const CLOSES = 22 * 60
/** The days from today on which a date may be: a fixed slot leaves today and tomorrow as they are. */
const DAYS = [2, 3, 4, 5, 6]

/**
 * Returns the first day, and the start nearest to the one wished for, at which nobody has the time in any of the weeks.
 * Throws where there is none.
 */
export function freeHour(
  { timeZone, today, day, hour, minutes, every, from, to }: Wish,
  busy: readonly MinuteInterval[],
): { day: string; startMinute: number } {
  const slots = Array.from(
    { length: Math.floor((CLOSES - OPENS) / minutes) },
    (_, index) => OPENS + index * minutes,
  )
  const weeks = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, index) => index * every)
  for (const startMinute of slots.toSorted((a, b) => Math.abs(a - hour * 60) - Math.abs(b - hour * 60)))
    for (const offset of DAYS.toSorted((a, b) => Math.abs(a - day) - Math.abs(b - day))) {
      const first = addDays(today, offset + from * 7)
      const isBusy = weeks.some((week) => {
        const start = fromLocal(timeZone, addDays(first, week * 7), startMinute)
        return busy.some((each) => each.start < start + minutes && start < each.end)
      })
      if (!isBusy) return { day: first, startMinute }
    }
  throw new Error('no hour is free in every week')
}
