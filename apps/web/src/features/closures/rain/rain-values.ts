import { rainInputSchema, type RainInput } from '@campo-livre/domain/rain/rain-input.ts'
import {
  addDays,
  fromLocal,
  localDay,
  MINUTES_PER_DAY,
  toInstant,
  toLocal,
  toMinutes,
} from '@campo-livre/domain/time/zone.ts'
import * as z from 'zod/mini'

/** The days of which an arena says that it rained, seen from today. */
export const rainDays = { '-1': 'Ontem', '0': 'Hoje', '1': 'Amanhã' } as const
export type RainDay = keyof typeof rainDays

/** The typed and chosen values of a rain. */
export type RainValues = { fieldIds: string[]; day: RainDay; fromTime: string; toTime: string }

/** The usual length of a rain in minutes, which the form begins with. */
const USUAL = 120

/** Returns the values of an untouched form: all uncovered fields, from the hour that runs on. */
export function usualRain(fieldIds: string[], now: string, timeZone: string): RainValues {
  const hour = Math.floor(toLocal(timeZone, toMinutes(now)).minute / 60) * 60
  return { fieldIds, day: '0', fromTime: clockOf(hour), toTime: clockOf((hour + USUAL) % MINUTES_PER_DAY) }
}

/** Returns the rain that is entered, which may not be valid yet: up to an hour that is not later is the next day's. */
export function toRain(
  { fieldIds, day, fromTime, toTime }: RainValues,
  now: string,
  timeZone: string,
): RainInput {
  const local = addDays(localDay(timeZone, now), Number(day))
  const [from, to] = [minuteOf(fromTime), minuteOf(toTime)]
  if (from === null || to === null) return { fieldIds, start: '', end: '' }
  const end = to > from ? to : to + MINUTES_PER_DAY
  const at = (minute: number) => toInstant(fromLocal(timeZone, local, minute))
  return { fieldIds, start: at(from), end: at(end) }
}

const fieldAt: Readonly<Record<string, keyof RainValues>> = {
  fieldIds: 'fieldIds',
  start: 'fromTime',
  end: 'toTime',
}

/** Returns the field of the form for the path of an error: `end`, or `rain.end` of the server. */
export function rainFieldOf(path: string): keyof RainValues | undefined {
  return fieldAt[path.replace(/^rain\./, '').replace(/\.\d+$/, '')]
}

/** Returns the problems of what is entered, by the field at which each is put right. */
export function rainProblems(
  values: RainValues,
  now: string,
  timeZone: string,
): Partial<Record<keyof RainValues, string>> {
  const problems: Partial<Record<keyof RainValues, string>> = {}
  const read = z.safeParse(rainInputSchema, toRain(values, now, timeZone))
  for (const { path, message } of read.success ? [] : read.error.issues) {
    const field = rainFieldOf(path.join('.'))
    if (field !== undefined) problems[field] ??= message
  }
  if (values.fromTime === '') problems.fromTime = 'Falta a hora.'
  if (values.toTime === '') problems.toTime = 'Falta a hora.'
  return problems
}

/** Returns the minutes after midnight of `20:30`; null while it is not entered. */
function minuteOf(time: string): number | null {
  const [hour, minute] = time.split(':')
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute)
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
