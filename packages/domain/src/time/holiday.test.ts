import { expect, it } from 'vitest'
import { holidayOn } from './holiday.ts'

const own = [
  { day: '2026-04-13', name: 'Aniversário de Fortaleza' },
  { day: '2026-12-25', name: 'Natal da arena' },
]

it('is on the same date of each year from its first on, when it is yearly', () => {
  const saint = [{ day: '2026-08-15', name: 'Padroeira', yearly: true }]
  const leap = [{ day: '2028-02-29', name: 'Dia a mais', yearly: true }]
  const names = (yearly: typeof saint, ...days: string[]) => days.map((day) => holidayOn(day, yearly))
  expect(names(saint, '2025-08-15', '2026-08-15', '2031-08-15', '2031-08-16')).toEqual([
    null,
    'Padroeira',
    'Padroeira',
    null,
  ])
  expect(names(leap, '2029-02-28', '2029-03-01', '2032-02-29')).toEqual([null, null, 'Dia a mais'])
  expect(holidayOn('2027-04-13', own)).toBeNull()
})

it('is one of the company, a national one, or none', () => {
  expect(['2026-04-13', '2026-11-20', '2026-12-25', '2026-04-14'].map((day) => holidayOn(day, own))).toEqual([
    'Aniversário de Fortaleza',
    'Consciência Negra',
    'Natal da arena',
    null,
  ])
})
