import { expect, it } from 'vitest'
import { compileList } from '../lists/compile-list.ts'
import { listReading } from '../testing/list-reading.ts'
import { closureList } from './closure-list.ts'
import { nextClosed } from './closure-status.ts'
import type { Closure } from './closure.ts'
import { toInstant } from '../time/zone.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const zone = 'America/Sao_Paulo'
const compiled = compileList(closureList, {
  names: () => ({ fields: 'Toda a arena' }),
  times: ({ when }: Closure) => {
    const next = nextClosed(when, NOW, zone)
    return { times: '', status: 'ahead' as const, next: next && toInstant(next.start) }
  },
})
const closure = (id: string, when: Closure['when'], reason = 'Obra'): Closure => ({
  id,
  companyId: 'arena',
  fieldIds: null,
  reason,
  reasonShown: true,
  when,
})
const on = (day: string): Closure['when'] => ({
  kind: 'once',
  start: `${day}T12:00:00.000Z`,
  end: `${day}T14:00:00.000Z`,
})
const weekly = { weekdays: [1], fromMinute: 0, toMinute: 60, since: '2026-11-23', until: '2027-01-31' }
const reading = listReading(NOW)

it('the list of closures has the next one first, and those that are over last', () => {
  const rows = [
    closure('over', on('2026-11-02')),
    closure('b', on('2026-12-24')),
    closure('later', { kind: 'yearly', days: ['12-25'] }),
    closure('torneio', on('2026-12-24'), 'Torneio'),
    closure('a', on('2026-12-24')),
    closure('monday', { kind: 'weekly', ...weekly }),
  ]
  expect(compiled.ordered(rows, reading).map(({ id }) => id)).toEqual([
    'monday',
    'a',
    'b',
    'torneio',
    'later',
    'over',
  ])
})

it('the first and the last day of a closure are those of a weekly one', () => {
  const days = (when: Closure['when']) => {
    const { since, until } = compiled.row(closure('c', when), reading)
    return [since, until]
  }
  expect(days({ kind: 'weekly', ...weekly })).toEqual(['2026-11-23', '2027-01-31'])
  expect(days({ kind: 'weekly', ...weekly, until: null })).toEqual(['2026-11-23', null])
  expect(days(on('2026-12-24'))).toEqual([null, null])
})
