import { closureInputSchema } from '@campo-livre/domain/closures/closure.ts'
import * as z from 'zod/mini'
import { isDay } from '../../../lib/resource/filters/filter-problem.ts'
import { type ClosureValues, toClosure } from './closure-values.ts'

/** The field of the form at which a value of the closure is entered. */
const fieldAt: Readonly<Record<string, keyof ClosureValues>> = {
  fieldIds: 'fieldIds',
  reason: 'reason',
  reasonShown: 'reasonShown',
  'when.start': 'startTime',
  'when.end': 'endTime',
  'when.weekdays': 'weekdays',
  'when.fromMinute': 'fromTime',
  'when.toMinute': 'toTime',
  'when.since': 'since',
  'when.until': 'until',
  'when.days': 'days',
}

/** Returns the field of the form for the path of an error: `when.days.0`, or `closure.when.end` of the server. */
export function fieldOf(path: string): keyof ClosureValues | undefined {
  return fieldAt[path.replace(/^closure\./, '').replace(/\.\d+$/, '')]
}

type Problems = Partial<Record<keyof ClosureValues, string>>

/** Returns the problems of what is typed, by the field at which each is put right. */
export function closureProblems(values: ClosureValues, timeZone: string): Problems {
  const missing = missingOf(values)
  const read = z.safeParse(closureInputSchema, toClosure(values, timeZone))
  const problems: Problems = {}
  for (const { path, message } of read.success ? [] : read.error.issues) {
    const field = fieldOf(path.join('.'))
    if (field !== undefined) problems[field] ??= message
  }
  return { ...problems, ...missing }
}

/** Returns what is not entered yet, of the fields that are shown. */
function missingOf({
  kind,
  startDay,
  startTime,
  endTime,
  endDay,
  fromTime,
  toTime,
  since,
  until,
}: ClosureValues) {
  const problems: Problems = {}
  const day = (name: keyof ClosureValues, text: string) => {
    if (!isDay(text)) problems[name] = 'Informe um dia como 25/12/2026.'
  }
  const time = (name: keyof ClosureValues, text: string) => {
    if (text === '') problems[name] = 'Falta a hora.'
  }
  if (kind === 'once') {
    day('startDay', startDay)
    time('startTime', startTime)
    if (endDay !== '') day('endDay', endDay)
    time('endTime', endTime)
  }
  if (kind === 'weekly') {
    time('fromTime', fromTime)
    time('toTime', toTime)
    day('since', since)
    if (until !== '') day('until', until)
  }
  return problems
}
