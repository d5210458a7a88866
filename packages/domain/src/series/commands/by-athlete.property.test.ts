import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Booking } from '../../bookings/booking.ts'
import { occupies } from '../../bookings/status.ts'
import { SeriesModel, thursdays } from '../../testing/series-model.ts'
import { tooNear } from '../../testing/too-near.ts'
import { addDays } from '../../time/zone.ts'
import type { SlotWish } from '../athlete-command.ts'
import { billedCents, billsOf } from '../bill.ts'

const week = fc.nat(12)
const which = fc.constantFrom('a', 'b')
const fieldId = fc.constantFrom('norte', 'sul', 'inteiro', 'areia')
const minute = fc.constantFrom(18 * 60, 19 * 60 + 30, 20 * 60, 23 * 60 + 30)
const act = fc.oneof(
  fc.record({ do: fc.constant('end' as const), which, week: fc.integer({ min: 4, max: 20 }) }),
  fc.record({ do: fc.constant('pause' as const), which, week, days: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ do: fc.constant('resume' as const), which }),
  fc.record({
    do: fc.constant('swap' as const),
    which,
    week,
    apart: fc.integer({ min: -8, max: 8 }),
    fieldId,
    minute,
  }),
  fc.record({ do: fc.constant('give_back' as const), which, week }),
  fc.record({ do: fc.constant('pay' as const), which, week }),
  fc.record({ do: fc.constant('single' as const), fieldId, days: fc.nat(60), minute }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 20, 24 * 5, 24 * 12) }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

const START = '2026-11-20'
const hourAt = (day: string, minutes: number) => {
  const start = Date.parse(`${day}T03:00:00.000Z`) + minutes * 60_000
  return { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() }
}

function wishOf(arena: SeriesModel, given: Act): SlotWish | null {
  if (given.do === 'single' || given.do === 'wait' || given.do === 'give_back' || given.do === 'pay')
    return null
  if (given.do === 'resume')
    return { type: 'resume', pauseId: arena.series.get(given.which)?.pauses.at(-1)?.id ?? 'none' }
  const day = dayOf(arena, given)
  if (given.do === 'end') return { type: 'end', from: day, reason: '' }
  if (given.do === 'pause') return { type: 'pause', from: day, until: addDays(day, given.days) }
  return { type: 'swap', day, fieldId: given.fieldId, ...hourAt(addDays(day, given.apart), given.minute) }
}

const dayOf = (arena: SeriesModel, { which: of, week: nth }: { which: string; week: number }) =>
  arena.of(of).filter(({ status }) => status === 'confirmed')[nth]?.series?.day ?? addDays(START, nth * 7)

it('shows the money that happens, overlaps nothing, and leaves every other date as it is (rules 1 and 6)', () => {
  const seen: Record<string, number> = { end: 0, pause: 0, resume: 0, swap: 0 }
  fc.assert(
    fc.property(
      fc.constantFrom('always' as const, 'if_resold' as const, 'none' as const),
      fc.array(act, { minLength: 6, maxLength: 14 }),
      (credit, acts) => {
        const arena = new SeriesModel()
        const terms = { giveBackHours: 24, credit, dueDay: 10 }
        arena.give(thursdays({ id: 'make-a', seriesId: 'a', terms }))
        arena.give(thursdays({ id: 'make-b', seriesId: 'b', from: '2026-11-23', terms, priceCents: 15_000 }))
        for (const [index, given] of acts.entries()) {
          const id = `w-${index}`
          if (given.do === 'wait') wait(arena, given.hours)
          if (given.do === 'single')
            arena.book(id, { fieldId: given.fieldId, ...hourAt(addDays(START, given.days), given.minute) })
          if (given.do === 'give_back')
            arena.give({ type: 'give_back', id, seriesId: given.which, day: dayOf(arena, given) })
          if (given.do === 'pay') pay(arena, { id, seriesId: given.which, day: dayOf(arena, given) })
          const wish = wishOf(arena, given)
          if (wish && 'which' in given && tryWish(arena, given.which, id, wish))
            seen[wish.type] = (seen[wish.type] ?? 0) + 1
          expect(tooNear([...arena.bookings.values()].filter((each) => occupies(each, arena.now)))).toEqual(
            [],
          )
        }
      },
    ),
    { numRuns: 120 },
  )
  for (const [type, times] of Object.entries(seen)) expect([type, times > 2]).toEqual([type, true])
})

function wait(arena: SeriesModel, hours: number): void {
  arena.now = new Date(Date.parse(arena.now) + hours * 3_600_000).toISOString()
  for (const seriesId of arena.series.keys()) arena.topUp(seriesId)
}

/** Does what is wanted, and checks it against what was shown; returns whether it was done. */
function tryWish(arena: SeriesModel, seriesId: string, id: string, wish: SlotWish): boolean {
  const before = new Map(arena.bookings)
  const owed = billed(arena, seriesId)
  const { preview, outcome } = arena.wish(seriesId, id, wish)
  expect(preview.refusal?.code ?? null).toBe(outcome.ok ? null : outcome.code)
  if (!outcome.ok) {
    for (const [key, was] of before) if (arena.bookings.get(key) !== was) expect(key).toBe('left as it is')
    return false
  }
  const after = billed(arena, seriesId)
  expect(after - owed).toBe(preview.differenceCents)
  expect(due(arena, seriesId)).toBe(preview.dueCents - preview.leftCents)
  const offCents = preview.gone.reduce((sum, each) => sum + each.offCents, 0)
  if (wish.type === 'end' || wish.type === 'pause') expect(preview.differenceCents + offCents).toBe(0)
  // Nothing but what was shown has changed.
  const shown = new Set([...preview.gone, ...preview.back].map(({ day }) => day))
  if (wish.type === 'swap') shown.add(wish.day)
  for (const [key, was] of before) {
    const now = arena.bookings.get(key)
    const isShown = was.series?.id === seriesId && shown.has(was.series.day)
    const isPlayed = was.start <= arena.now && was.status === 'confirmed'
    if (now !== was && (!isShown || isPlayed)) expect(now).toEqual(was)
  }
  for (const { day } of preview.gone) expect(liveOn(arena, seriesId, day)).toEqual([])
  for (const { day } of preview.back) expect(liveOn(arena, seriesId, day)).toHaveLength(1)
  const series = arena.of(seriesId)
  expect(new Set(series.map((each) => each.series?.day)).size).toBe(series.length)
  return true
}

const liveOn = (arena: SeriesModel, seriesId: string, day: string): Booking[] =>
  arena.of(seriesId).filter((each) => each.series?.day === day && each.status === 'confirmed')

function billed(arena: SeriesModel, seriesId: string): number {
  const series = arena.series.get(seriesId)
  const { isResold } = arena.context().data
  return series ? billedCents(series, { bookings: arena.of(seriesId), isResold }) : 0
}

function due(arena: SeriesModel, seriesId: string): number {
  const series = arena.series.get(seriesId)
  if (!series) return 0
  const { isResold } = arena.context().data
  const bills = billsOf(series, { bookings: arena.of(seriesId), isResold, today: START }, '9999-12')
  const paid = bills.reduce((sum, { paidCents }) => sum + paidCents, 0)
  return billed(arena, seriesId) - paid
}

function pay(arena: SeriesModel, { id, seriesId, day }: { id: string; seriesId: string; day: string }): void {
  arena.give({
    type: 'pay',
    id,
    seriesId,
    month: day.slice(0, 7),
    paymentId: `p-${id}`,
    method: 'cash',
    amountCents: 12_000,
    receivedCents: null,
  })
}
