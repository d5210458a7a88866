import { gridOf } from '@campo-livre/domain/availability/grid.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { type AskForSeries, askForSeriesSchema } from '@campo-livre/domain/series/request.ts'
import { refusedFirstDay } from '@campo-livre/domain/series/first-day.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { addDays, daySchema, localDay, toLocal } from '@campo-livre/domain/time/zone.ts'

/** The texts of a request as they are chosen and typed. */
export type AskValues = { from: string; startMinute: string; minutes: string; every: string; note: string }

/** The slot and the note that are asked for, without the id of the request. */
export type Wish = Omit<AskForSeries, 'id'>

/** Returns the minutes after midnight at which a game may begin on a day, by the hours of the field. */
export function startsOn(field: FieldDetail, day: string): number[] {
  if (!daySchema.safeParse(day).success) return []
  const grid = { ...openingOf(field, field.company), field }
  // An opening day may run past its midnight.
  return gridOf(grid, addDays(day, -1), 2)
    .map(({ start }) => toLocal(field.company.timeZone, start))
    .flatMap((local) => (local.day === day ? [local.minute] : []))
}

/** Returns the lengths that a game may have, in minutes. */
export function lengthsOf({ slotMinutes, minSlots, maxSlots }: FieldDetail): number[] {
  return Array.from(
    { length: Math.max(1, maxSlots - minSlots + 1) },
    (_, more) => (minSlots + more) * slotMinutes,
  )
}

/** Returns the values to begin with: those of the chosen interval, else a week from today in the evening. */
export function initialValues(field: FieldDetail, interval: MinuteInterval | null, now: string): AskValues {
  const { timeZone } = field.company
  const lengths = lengthsOf(field)
  const first = lengths[0] ?? field.slotMinutes
  if (interval) {
    const { day, minute } = toLocal(timeZone, interval.start)
    const length = interval.end - interval.start
    return {
      from: day,
      startMinute: String(minute),
      minutes: String(lengths.includes(length) ? length : first),
      every: '1',
      note: '',
    }
  }
  const from = addDays(localDay(timeZone, now), 7)
  return {
    from,
    startMinute: nearStart(startsOn(field, from), EVENING),
    minutes: String(first),
    every: '1',
    note: '',
  }
}

const EVENING = 19 * 60

/** Returns the start that is nearest to a minute; empty for none. */
export function nearStart(starts: readonly number[], minute: number): string {
  const near = starts.toSorted((a, b) => Math.abs(a - minute) - Math.abs(b - minute))[0]
  return near === undefined ? '' : String(near)
}

/** Returns the wish that is entered, which may not be valid yet. */
export function toWish(fieldId: string, { from, startMinute, minutes, every, note }: AskValues): Wish {
  return {
    fieldId,
    from,
    startMinute: startMinute === '' ? -1 : Number(startMinute),
    minutes: Number(minutes),
    every: every === '2' ? 2 : 1,
    note,
  }
}

/** Returns the problems of what is entered, by its field. */
export function askProblems(
  { id, company }: FieldDetail,
  values: AskValues,
  now: string,
): Partial<Record<keyof AskValues, string>> {
  const { error } = askForSeriesSchema.safeParse({ ...toWish(id, values), id: 'new' })
  const problems: Partial<Record<keyof AskValues, string>> = {}
  for (const { path, message } of error?.issues ?? []) {
    if (path[0] === 'from') problems.from = 'Escolha o primeiro dia.'
    if (path[0] === 'startMinute') problems.startMinute = 'Escolha um horário.'
    if (path[0] === 'note') problems.note = message
  }
  const refused = problems.from === undefined && refusedFirstDay(values.from, company.timeZone, now)
  if (refused)
    problems.from = refused.code === 'slot_past' ? 'Escolha um dia a partir de hoje.' : refused.message
  return problems
}
