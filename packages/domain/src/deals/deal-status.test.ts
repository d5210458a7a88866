import { expect, it } from 'vitest'
import { type DealInput, dealInputSchema } from './deal.ts'
import { dealOf } from './deal-price.ts'
import { dealsMeet, dealStatus } from './deal-status.ts'

const days = { from: '2026-11-10', until: '2026-11-20', endedAt: null }

it('an offer comes, is live from its first to its last day, and has ended then or when its arena ended it (N9)', () => {
  const on = (today: string) => dealStatus(days, today)
  expect(['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'].map(on)).toEqual([
    'coming',
    'live',
    'live',
    'ended',
  ])
  const endedAt = '2026-11-12T13:00:00.000Z'
  expect(dealStatus({ ...days, endedAt }, '2026-11-09')).toBe('ended')
  expect(dealStatus({ ...days, endedAt }, '2026-11-15')).toBe('ended')
})

const input: DealInput = {
  fieldIds: ['campo'],
  weekdays: [1],
  fromMinute: 840,
  toMinute: 841,
  hourCents: 4_500,
  from: '2026-11-10',
  until: '2026-11-10',
  audience: 'everyone',
  belowEven: false,
}
const wrongAt = (change: Partial<DealInput>) =>
  dealInputSchema.safeParse({ ...input, ...change }).error?.issues.map(({ path }) => path)

it('an offer ends after it begins, which is told at the field (N9)', () => {
  expect(dealInputSchema.safeParse(input).success).toBe(true)
  expect(wrongAt({ toMinute: 840 })).toEqual([['toMinute']])
  expect(wrongAt({ toMinute: 839 })).toEqual([['toMinute']])
  expect(wrongAt({ until: '2026-11-09' })).toEqual([['until']])
  expect(wrongAt({ fieldIds: [] })).toEqual([['fieldIds']])
  expect(wrongAt({ weekdays: [] })).toEqual([['weekdays']])
  expect(wrongAt({ weekdays: [7] })).toEqual([['weekdays', 0]])
})

it('of two offers of one price the first by its id holds, whatever their order (N9)', () => {
  const deals = ['b', 'a', 'c'].map((id) => ({ ...input, id, toMinute: 960 }))
  const slot = { day: '2026-11-10', weekday: 1, minute: 840, slotMinutes: 60 }
  expect(dealOf(deals, slot, 7_000)).toEqual({ id: 'a', priceCents: 4_500 })
  expect(dealOf(deals.toReversed(), slot, 7_000)).toEqual({ id: 'a', priceCents: 4_500 })
  expect(dealOf(deals, slot, 4_500)).toBeNull()
})

it('two offers meet on a day, an hour, a field and a weekday that they have in common, at their edges too (N9)', () => {
  const one = { ...input, toMinute: 960, until: '2026-11-20' }
  const meets = (change: Partial<DealInput>) => dealsMeet(one, { ...one, ...change })
  expect(meets({})).toBe(true)
  expect(meets({ from: '2026-11-20', until: '2026-11-30' })).toBe(true)
  expect(meets({ from: '2026-11-21', until: '2026-11-30' })).toBe(false)
  expect(meets({ from: '2026-11-01', until: '2026-11-10' })).toBe(true)
  expect(meets({ from: '2026-11-01', until: '2026-11-09' })).toBe(false)
  expect(meets({ fromMinute: 959, toMinute: 1_000 })).toBe(true)
  expect(meets({ fromMinute: 960, toMinute: 1_000 })).toBe(false)
  expect(meets({ fromMinute: 800, toMinute: 841 })).toBe(true)
  expect(meets({ fromMinute: 800, toMinute: 840 })).toBe(false)
  expect(meets({ weekdays: [2, 1] })).toBe(true)
  expect(meets({ weekdays: [2] })).toBe(false)
  expect(meets({ fieldIds: ['outro'] })).toBe(false)
})

it('an offer has a price of an hour or a percentage, and not both (N9)', () => {
  expect(wrongAt({ hourCents: null })).toEqual([['hourCents']])
  expect(wrongAt({ percent: 20 })).toEqual([['hourCents']])
  expect(wrongAt({ hourCents: null, percent: 20 })).toBeUndefined()
  expect(wrongAt({ hourCents: null, percent: 0 })).toEqual([['percent']])
  expect(wrongAt({ hourCents: null, percent: 100 })).toEqual([['percent']])
})
