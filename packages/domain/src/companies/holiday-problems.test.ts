import { expect, it } from 'vitest'
import { holidayProblems } from './holiday-problems.ts'

const known = { today: '2026-11-23', days: ['2026-04-13'] }
const holiday = (day: string, name = 'Padroeira', yearly = false) => ({ day, name, yearly })
const problems = (...holidays: ReturnType<typeof holiday>[]) =>
  holidayProblems(holidays, known).map(({ index, at, sentence }) => `${index} ${at}: ${sentence}`)

it.each([
  ['a coming day, and today', [holiday('2026-12-08'), holiday('2026-11-23')], []],
  ['a past day that is known', [holiday('2026-04-13')], []],
  ['a past day of every year', [holiday('2026-08-15', 'Padroeira', true)], []],
  ['the same date of two years', [holiday('2026-12-08'), holiday('2027-12-08')], []],
  ['a past day', [holiday('2026-11-22')], ['0 day: Esse dia já passou.']],
  ['no day', [holiday('')], ['0 day: Escolha o dia, como 15/08/2027.']],
  ['half a day', [holiday('15/0')], ['0 day: Escolha o dia, como 15/08/2027.']],
  ['no name', [holiday('2026-12-08', ' ')], ['0 name: Dê um nome ao feriado.']],
  ['a long name', [holiday('2026-12-08', 'x'.repeat(61))], ['0 name: Use no máximo 60 letras.']],
  [
    'the same day twice',
    [holiday('2026-12-08'), holiday('2026-12-08', 'Outro')],
    ['1 day: Esse dia já está na lista.'],
  ],
  [
    'the date of one of every year',
    [holiday('2027-12-08'), holiday('2026-12-08', 'Padroeira', true)],
    ['1 day: Esse dia já está na lista.'],
  ],
])('tells of %s', (_what, holidays, expected) => {
  expect(problems(...holidays)).toEqual(expected)
})
