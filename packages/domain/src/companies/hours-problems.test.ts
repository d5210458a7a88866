import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursProblems } from './hours-problems.ts'
import type { OpeningHours, OpeningInterval } from './opening-hours.ts'

const h = (opens: number, closes: number): OpeningInterval => ({ opens: opens * 60, closes: closes * 60 })

/** Closed all week but for some days, Sunday first. */
function week(days: Record<number, OpeningInterval[]>): OpeningHours {
  return Array.from({ length: 7 }, (_, weekday) => days[weekday] ?? [])
}

describe('opening hours that can be kept (H8)', () => {
  it.each([
    ['a week without an open day', week({})],
    ['several intervals a day', week({ 1: [h(8, 12), h(14, 23)] })],
    ['intervals that only touch', week({ 1: [h(8, 12), h(12, 23)] })],
    ['a day past midnight, with time before the next', week({ 5: [h(8, 26)], 6: [h(7, 23)] })],
    ['a day until the next opens', week({ 5: [h(8, 26)], 6: [h(2, 23)] })],
    ['all day, every day', week(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [h(0, 24)]])))],
  ])('are %s', (_what, hours) => expect(hoursProblems(hours)).toEqual([]))
})

describe('opening hours that cross (H8)', () => {
  it('are told at their day, whatever the order in which they stand', () => {
    const sentence = 'Os horários 8h às 12h e 11h às 15h se cruzam. Mude um deles.'
    expect(hoursProblems(week({ 1: [h(8, 12), h(11, 15)] }))).toEqual([{ weekday: 1, sentence }])
    expect(hoursProblems(week({ 1: [h(11, 15), h(8, 12)] }))).toEqual([{ weekday: 1, sentence }])
  })

  it('are told once for each pair, one inside the other or alike too', () => {
    expect(hoursProblems(week({ 2: [h(8, 20), h(9, 10)] }))).toHaveLength(1)
    expect(hoursProblems(week({ 2: [h(8, 20), h(8, 20)] }))).toHaveLength(1)
    expect(hoursProblems(week({ 2: [h(8, 20), h(9, 15), h(10, 12)] }))).toHaveLength(3)
  })

  it('are told when they go on for longer than a day', () => {
    expect(hoursProblems(week({ 1: [h(8, 33)] }))).toEqual([
      { weekday: 1, sentence: 'São mais de 24 horas seguidas. Confira a abertura e o fechamento.' },
    ])
    expect(hoursProblems(week({ 1: [h(8, 32)] }))).toEqual([])
  })

  it('are told at the day that goes on into the next', () => {
    expect(hoursProblems(week({ 5: [h(8, 26)], 6: [h(1, 23)] }))).toEqual([
      {
        weekday: 5,
        sentence: 'Sexta fecha às 2h do dia seguinte, mas sábado já abre à 1h. Mude um dos dois.',
      },
    ])
  })

  it('are told from Saturday to Sunday', () => {
    expect(hoursProblems(week({ 6: [h(20, 25)], 0: [h(0, 12)] }))).toEqual([
      {
        weekday: 6,
        sentence: 'Sábado fecha à 1h do dia seguinte, mas domingo já abre às 0h. Mude um dos dois.',
      },
    ])
  })

  it('are the weeks that have a minute twice, and no others', () => {
    const interval = fc
      .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
      .map(([opens, length]) => ({ opens: opens * 30, closes: Math.min(2880, (opens + length) * 30) }))
    const hours = fc.array(fc.array(interval, { maxLength: 3 }), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(hours, (days) => {
        const halfHours = days.flatMap((intervals, weekday) =>
          intervals.flatMap(({ opens, closes }) =>
            Array.from(
              { length: (closes - opens) / 30 },
              (_, index) => (weekday * 48 + opens / 30 + index) % 336,
            ),
          ),
        )
        const twice = new Set(halfHours).size < halfHours.length
        expect(hoursProblems(days).length > 0).toBe(twice)
      }),
    )
  })
})
