import { expect, it } from 'vitest'
import { type DealInput, dealInputSchema } from './deal.ts'
import { dealOf } from './deal-price.ts'
import { dealStatus } from './deal-status.ts'

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
