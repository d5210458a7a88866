import { expect, it } from 'vitest'
import type { Racha } from './racha.ts'
import { closingReminders } from './closing-reminders.ts'

const person = (userId: string | null, kind: string, status: string) => ({ userId, kind, status })
const racha = {
  id: 'racha',
  start: '2026-11-21T23:00:00.000Z',
  timeZone: 'America/Fortaleza',
  regularsUntilHours: 24,
  closedAt: null,
  cancelledAt: null,
  mutedBy: ['quiet'],
  participants: [
    person('invited', 'regular', 'invited'),
    person('maybe', 'regular', 'maybe'),
    person('going', 'regular', 'confirmed'),
    person('of-the-day', 'day', 'invited'),
    person('quiet', 'regular', 'invited'),
    person(null, 'regular', 'invited'),
  ],
} as unknown as Racha

it('regulars who have not answered are told six hours before their places close', () => {
  const told = closingReminders(racha)
  expect(told.map(({ userId, at }) => [userId, at])).toEqual([
    ['invited', '2026-11-20T17:00:00.000Z'],
    ['maybe', '2026-11-20T17:00:00.000Z'],
  ])
  expect(told[0]?.notice.message).toBe(
    'Seu lugar no racha de sáb, 21/11 às 20h fica guardado até sex, 20/11 às 20h. Diga se vai.',
  )
})

it('nobody is told where places are closed, none are kept, or the game is cancelled', () => {
  for (const change of [
    { closedAt: '2026-11-20T10:00:00.000Z' },
    { cancelledAt: '2026-11-20T10:00:00.000Z' },
    { regularsUntilHours: null },
  ])
    expect(closingReminders({ ...racha, ...change })).toEqual([])
})
