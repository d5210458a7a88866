import { expect, it } from 'vitest'
import { toInstant } from '../time/zone.ts'
import { closureEndSchema, endProblem } from './closure-end.ts'
import { closureStatus, nextClosed } from './closure-status.ts'
import type { ClosureTimes, WeeklyTimes } from './closure-times.ts'

const zone = 'America/Fortaleza'
const once: ClosureTimes = { kind: 'once', start: '2026-11-23T11:00:00Z', end: '2026-11-25T15:00:00Z' }
const weekly: WeeklyTimes = {
  kind: 'weekly',
  weekdays: [1],
  fromMinute: 480,
  toMinute: 720,
  since: '2026-11-20',
  until: '2026-12-20',
}
const next = (when: ClosureTimes, now: string) => {
  const found = nextClosed(when, now, zone)
  return found && toInstant(found.start).slice(0, 16)
}

it('a closure is ahead, closed now, or over', () => {
  expect(closureStatus(once, '2026-11-23T10:59:59Z', zone)).toBe('ahead')
  expect(closureStatus(once, '2026-11-23T11:00:00Z', zone)).toBe('now')
  expect(closureStatus(once, '2026-11-25T14:59:59Z', zone)).toBe('now')
  expect(closureStatus(once, '2026-11-25T15:00:00Z', zone)).toBe('past')
})

it('a repetition has a next time until its last day has passed', () => {
  expect(next(weekly, '2026-11-23T14:59:00Z')).toBe('2026-11-23T11:00')
  expect(next(weekly, '2026-11-23T15:00:00Z')).toBe('2026-11-30T11:00')
  expect(next({ ...weekly, since: '2027-03-01', until: null }, '2026-11-23T15:00:00Z')).toBe(
    '2027-03-01T11:00',
  )
  expect(next(weekly, '2026-12-14T15:00:00Z')).toBeNull()
  expect(next({ kind: 'yearly', days: ['02-29'] }, '2026-11-23T15:00:00Z')).toBe('2028-02-29T03:00')
})

it('a repetition only ever ends earlier', () => {
  expect(endProblem(weekly, '2026-12-01')).toBeNull()
  expect(endProblem(weekly, '2026-11-20')).toBeNull()
  expect(endProblem(weekly, '2026-12-20')).toBeNull()
  expect(endProblem({ ...weekly, until: null }, '2030-01-01')).toBeNull()
  expect(endProblem(weekly, '2026-11-19')).toContain('o primeiro ou depois dele')
  expect(endProblem(weekly, '2026-12-21')).toContain('crie outro')
  expect(endProblem(once, '2026-12-01')).toContain('remova-o inteiro')
  expect(closureEndSchema.safeParse({ until: '2026-12-01' }).success).toBe(true)
  for (const until of ['', '2026-02-30', undefined])
    expect(closureEndSchema.safeParse({ until }).error?.issues[0]?.message).toBe('Escolha o último dia.')
})
