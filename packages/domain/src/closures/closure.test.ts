import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { closesField, closureInputSchema } from './closure.ts'

const once = { kind: 'once', start: '2026-11-20T10:00:00Z', end: '2026-11-20T10:01:00Z' }
const weekly = {
  kind: 'weekly',
  weekdays: [1],
  fromMinute: 0,
  toMinute: 1440,
  since: '2026-11-20',
  until: null,
}
const problems = (change: object) => {
  const read = z.safeParse(closureInputSchema, {
    fieldIds: null,
    reason: 'Obra',
    reasonShown: true,
    when: once,
    ...change,
  })
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'))
}

it('a closed time ends after it begins, whatever zone it is written in', () => {
  expect(problems({})).toEqual([])
  expect(problems({ when: { ...once, end: once.start } })).toEqual(['when.end'])
  expect(problems({ when: { ...once, end: '2026-11-20T07:00:00-03:00' } })).toEqual(['when.end'])
  expect(problems({ when: { ...once, start: '2026-11-20T06:59:00-03:00' } })).toEqual([])
})

it('a repetition has days, and lasts a day at most', () => {
  expect(problems({ when: weekly })).toEqual([])
  expect(problems({ when: { ...weekly, weekdays: [] } })).toEqual(['when.weekdays'])
  expect(problems({ when: { ...weekly, fromMinute: 60, toMinute: 1501 } })).toEqual(['when.toMinute'])
  expect(problems({ when: { ...weekly, fromMinute: 60, toMinute: 60 } })).toEqual(['when.toMinute'])
  expect(problems({ when: { ...weekly, until: '2026-11-19' } })).toEqual(['when.until'])
  expect(problems({ when: { ...weekly, until: '2026-11-20' } })).toEqual([])
})

it('days of every year are days of a leap year', () => {
  const days = (...list: string[]) => problems({ when: { kind: 'yearly', days: list } })
  expect(days('12-25', '02-29')).toEqual([])
  expect([days(), days('02-30'), days('13-01'), days('1-1')].flat()).toHaveLength(4)
})

it('has a reason, and at least one field or all', () => {
  expect(problems({ reason: '  ' })).toEqual(['reason'])
  expect(problems({ reason: 'a'.repeat(201) })).toEqual(['reason'])
  expect(problems({ fieldIds: [] })).toEqual(['fieldIds'])
  expect([closesField({ fieldIds: null }, 'a'), closesField({ fieldIds: ['a'] }, 'a')]).toEqual([true, true])
  expect(closesField({ fieldIds: ['b'] }, 'a')).toBe(false)
})

it.each([
  [{ weekdays: [0, 6] }, []],
  [{ weekdays: [-1] }, ['when.weekdays.0']],
  [{ weekdays: [7] }, ['when.weekdays.0']],
  [{ fromMinute: -1, toMinute: 60 }, ['when.fromMinute']],
  [{ fromMinute: 1439, toMinute: 1500 }, []],
  [{ fromMinute: 1440, toMinute: 1500 }, ['when.fromMinute']],
  [{ fromMinute: 0, toMinute: 1 }, []],
  [{ fromMinute: 1439, toMinute: 2879 }, []],
  [{ fromMinute: 60, toMinute: 1500 }, []],
])('a repetition with %j: %j', (part, wrong) => {
  expect(problems({ when: { ...weekly, ...part } })).toEqual(wrong)
})

it('takes 31 days of every year at most', () => {
  const days = (count: number) =>
    problems({
      when: {
        kind: 'yearly',
        days: Array.from({ length: count }, (_, at) => `01-${String((at % 28) + 1).padStart(2, '0')}`),
      },
    })
  expect([days(31), days(32)]).toEqual([[], ['when.days']])
})
