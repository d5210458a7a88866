import { describe, expect, it } from 'vitest'
import { closureProblems, fieldOf } from './closure-rules.ts'
import { emptyValues, toClosure } from './closure-values.ts'
import { readMonthDays } from './month-days.ts'

const zone = 'America/Fortaleza'
const empty = { ...emptyValues('2026-11-20'), reason: 'Obra' }
const timesOf = (values: Partial<typeof empty>) => toClosure({ ...empty, ...values }, zone).when

it('reads days of every year as people write them', () => {
  expect(readMonthDays('24/12, 25/12 e 1/1')).toEqual(['12-24', '12-25', '01-01'])
  expect(readMonthDays(' natal ')).toEqual(['natal'])
})

describe('what is typed', () => {
  it('ends on its first day where no other is given', () => {
    const once = { startDay: '2026-11-23', startTime: '08:00', endTime: '12:30' }
    expect(timesOf(once)).toEqual({
      kind: 'once',
      start: '2026-11-23T11:00:00.000Z',
      end: '2026-11-23T15:30:00.000Z',
    })
    expect(timesOf({ ...once, endDay: '2026-11-24' })).toMatchObject({ end: '2026-11-24T15:30:00.000Z' })
  })

  it('runs past midnight up to an hour that is not later', () => {
    const weekly = { kind: 'weekly' as const, weekdays: ['1'], fromTime: '22:00', toTime: '02:00' }
    expect(timesOf(weekly)).toMatchObject({ fromMinute: 1320, toMinute: 1560, weekdays: [1], until: null })
    expect(timesOf({ ...weekly, fromTime: '00:00', toTime: '00:00' })).toMatchObject({ toMinute: 1440 })
  })

  it('is told at its field when it is missing or wrong', () => {
    const problems = (values: object) =>
      Object.keys(closureProblems({ ...empty, ...values }, zone)).toSorted()
    expect(problems({ where: 'some', reason: ' ' })).toEqual([
      'endTime',
      'fieldIds',
      'reason',
      'startDay',
      'startTime',
    ])
    expect(problems({ kind: 'weekly' })).toEqual(['fromTime', 'toTime', 'weekdays'])
    expect(problems({ kind: 'yearly', days: '30/02' })).toEqual(['days'])
    expect(problems({ startDay: '2026-11-23', startTime: '12:00', endTime: '08:00' })).toEqual(['endTime'])
    expect(fieldOf('closure.when.end')).toBe('endTime')
  })
})
