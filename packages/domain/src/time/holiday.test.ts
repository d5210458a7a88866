import { expect, it } from 'vitest'
import { holidayOn } from './holiday.ts'

const own = [
  { day: '2026-04-13', name: 'Aniversário de Fortaleza' },
  { day: '2026-12-25', name: 'Natal da arena' },
]

it('is one of the company, a national one, or none', () => {
  expect(['2026-04-13', '2026-11-20', '2026-12-25', '2026-04-14'].map((day) => holidayOn(day, own))).toEqual([
    'Aniversário de Fortaleza',
    'Consciência Negra',
    'Natal da arena',
    null,
  ])
})
