import { expect, it } from 'vitest'
import { monthOf, rangeOf, stepFrom, weekOf } from './calendar-range.ts'
import { titleOf } from './title-of.ts'

it('begins a week on Sunday, over months and years', () => {
  expect([weekOf('2027-01-01')[0], weekOf('2027-01-01').at(-1)]).toEqual(['2026-12-27', '2027-01-02'])
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-22')
})

it.each([
  ['2026-11-20', '2026-11-01', '2026-12-05'],
  ['2026-08-31', '2026-07-26', '2026-09-05'],
  ['2026-02-28', '2026-02-01', '2026-02-28'],
  ['2028-02-29', '2028-01-30', '2028-03-04'],
])('shows the month of %s in whole weeks, six at most', (day, first, last) => {
  const days = monthOf(day)
  expect([days[0], days.at(-1)]).toEqual([first, last])
  expect(days.length % 7).toBe(0)
  expect(days.length).toBeLessThanOrEqual(42)
})

it('asks a day with its neighbours, so that a night over midnight is whole', () => {
  expect(rangeOf('dia', '2026-11-20')).toEqual({ from: '2026-11-19', to: '2026-11-21' })
  expect(rangeOf('semana', '2026-11-20')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
})

it('steps by the day, the week and the month, never over one', () => {
  expect([stepFrom('dia', '2026-11-30', 1), stepFrom('semana', '2026-11-20', -1)]).toEqual([
    '2026-12-01',
    '2026-11-13',
  ])
  expect([stepFrom('mes', '2026-01-31', 1), stepFrom('mes', '2026-03-31', -1)]).toEqual([
    '2026-02-01',
    '2026-02-01',
  ])
})

it('is titled by what is shown, with the year where it is another one', () => {
  const today = '2026-11-20'
  expect(titleOf('dia', today, today)).toBe('Hoje, sexta-feira, 20 de novembro')
  expect(titleOf('dia', '2026-11-21', today)).toBe('Amanhã, sábado, 21 de novembro')
  expect(titleOf('dia', '2027-01-02', today)).toBe('Sábado, 2 de janeiro de 2027')
  expect(titleOf('semana', '2026-11-20', today)).toBe('15/11 a 21/11')
  expect(titleOf('mes', '2026-11-20', today)).toBe('Novembro de 2026')
})
