import { expect, it } from 'vitest'
import type { SlotStatus } from './slot-status.ts'
import { freeTimes } from './free-times.ts'

const clock = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 18, minutes)).toISOString()
const slot = (index: number, status: SlotStatus = 'free') => ({
  start: clock(index * 60),
  end: clock(index * 60 + 60),
  priceCents: 8_000,
  status,
})
const answer = (...slots: ReturnType<typeof slot>[]) => ({
  timeZone: 'America/Sao_Paulo',
  closed: [],
  days: [
    { day: '2026-11-20', slots },
    { day: '2026-11-21', slots: [slot(24, 'taken')] },
  ],
})
const starts = (minutes: number, ...slots: ReturnType<typeof slot>[]) =>
  freeTimes(answer(...slots), minutes).map(({ day, times }) => [day, times.map(({ start }) => start)])

it('finds the starts of free time that is long enough, and leaves out days without any', () => {
  expect(starts(120, slot(0), slot(1), slot(2))).toEqual([['2026-11-20', [clock(0), clock(60)]]])
  expect(starts(60, slot(0), slot(1, 'taken'), slot(2))).toEqual([['2026-11-20', [clock(0), clock(120)]]])
})

it('finds none over a break, over somebody else, or of a length that slots do not make', () => {
  expect(starts(120, slot(0), slot(1, 'held'), slot(2))).toEqual([])
  expect(starts(120, slot(0), slot(2))).toEqual([])
  expect(starts(90, slot(0), slot(1))).toEqual([])
})

it('says the whole time', () => {
  expect(freeTimes(answer(slot(0), slot(1)), 120)[0]?.times).toEqual([{ start: clock(0), end: clock(120) }])
})

it('takes the slots of a booking that moves for free, but for its present time', () => {
  const own = { start: clock(60), end: clock(180) }
  const answered = answer(slot(0), slot(1, 'mine'), slot(2, 'mine'), slot(3), slot(4, 'mine'))
  const found = freeTimes(answered, 120, own).flatMap(({ times }) => times.map(({ start }) => start))
  expect(found).toEqual([clock(0), clock(120)])
  expect(freeTimes(answered, 120)).toEqual([])
})
