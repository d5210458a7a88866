import { expect, it } from 'vitest'
import { changeStarts } from './change-starts.ts'

const date = (day: string, changes = {}) => ({
  day,
  status: 'confirmed' as const,
  giveBackCents: 0,
  ...changes,
})

it('are the months after that of the next game, each with its first date that is still to come', () => {
  const dates = [
    date('2026-11-19', { status: 'completed', giveBackCents: null }),
    date('2026-11-26'),
    date('2026-12-03', { status: 'cancelled' }),
    date('2026-12-10'),
    date('2026-12-17'),
    date('2027-01-07'),
  ]
  expect(changeStarts(dates, '2026-11-26')).toEqual([
    { month: '2026-12', label: 'dezembro de 2026', day: '2026-12-10' },
    { month: '2027-01', label: 'janeiro de 2027', day: '2027-01-07' },
  ])
  expect(changeStarts([date('2026-11-26')], '2026-11-26')).toEqual([])
})
