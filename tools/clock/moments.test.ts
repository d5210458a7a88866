import { toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { expect, it } from 'vitest'
import { moments } from './moments.ts'

const zone = 'America/Fortaleza'
const local = moments.map(({ now }) => toLocal(zone, toMinutes(now)))

it('looks at every third hour of a day, and around nine', () => {
  const hours = new Set(local.map(({ minute }) => minute / 60))
  expect([0, 3, 6, 8, 9, 10, 12, 15, 18, 21].filter((hour) => !hours.has(hour))).toEqual([])
})

it('looks at the last minute of a week and the last days of months and years', () => {
  expect(local).toContainEqual({ day: '2026-11-22', minute: 23 * 60 + 59, weekday: 0 })
  const days = local.map(({ day }) => day)
  expect(days).toEqual(expect.arrayContaining(['2026-10-31', '2026-11-30', '2026-12-31', '2028-02-29']))
})

it('looks from west and east of Brazil', () => {
  expect(moments.flatMap((moment) => moment.zone ?? [])).toEqual(['America/Manaus', 'Asia/Tokyo'])
})
