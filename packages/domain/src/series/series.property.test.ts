import fc from 'fast-check'
import { expect, it } from 'vitest'
import { occupies } from '../bookings/status.ts'
import { SeriesModel, thursdays } from '../testing/series-model.ts'
import { tooNear } from '../testing/too-near.ts'
import { addDays } from '../time/zone.ts'
import { billsOf } from './bill.ts'
import type { SeriesStep } from './command.ts'

const week = fc.nat(12)
const scope = fc.constantFrom('this' as const, 'following' as const, 'all' as const)
const fieldId = fc.constantFrom('norte', 'sul', 'inteiro', 'areia')
const minute = fc.constantFrom(18 * 60, 19 * 60 + 30, 20 * 60, 23 * 60 + 30)
const which = fc.constantFrom('a', 'b', 'c')
const patch = fc.record(
  {
    fieldId,
    weekday: fc.nat(6),
    startMinute: minute,
    minutes: fc.constantFrom(60, 90),
    priceCents: fc.nat(20_000),
    every: fc.constantFrom(1 as const, 2 as const),
  },
  { requiredKeys: [] },
)
const act = fc.oneof(
  fc.record({
    do: fc.constant('create' as const),
    which,
    fieldId,
    minute,
    days: fc.nat(20),
    weeks: fc.option(fc.nat(10)),
    every: fc.constantFrom(1 as const, 2 as const),
    moves: fc.uniqueArray(fc.record({ of: fc.nat(4), to: fc.nat(4), fieldId }), {
      selector: ({ of }) => of,
      maxLength: 3,
    }),
  }),
  fc.record({
    do: fc.constant('change' as const),
    which,
    week,
    scope,
    patch,
    exceptions: fc.constantFrom('keep' as const, 'drop_lost' as const, 'drop_all' as const),
  }),
  fc.record({ do: fc.constantFrom('cancel' as const), which, week, scope }),
  fc.record({
    do: fc.constantFrom('pause' as const, 'resume' as const, 'give_back' as const, 'pay' as const),
    which,
    week,
  }),
  fc.record({ do: fc.constantFrom('single' as const, 'close' as const), fieldId, days: fc.nat(60), minute }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 5, 9, 40) }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

const START = '2026-11-20'
const instantOf = (day: string, minutes: number) =>
  new Date(Date.parse(`${day}T03:00:00.000Z`) + minutes * 60_000).toISOString()

function stepOf(arena: SeriesModel, given: Act, id: string): SeriesStep | null {
  if (!('which' in given)) return null
  const seriesId = given.which
  if (given.do === 'create') {
    const from = addDays(START, given.days)
    return thursdays({
      id,
      seriesId,
      from,
      until: addDays(from, (given.weeks ?? 20) * 7),
      fieldId: given.fieldId,
      startMinute: given.minute,
      every: given.every,
      choices: given.moves.map(({ of, to, fieldId: on }) => {
        const start = instantOf(addDays(from, to * 7), given.minute)
        const end = new Date(Date.parse(start) + 3_600_000).toISOString()
        return { day: addDays(from, of * 7), do: 'move' as const, fieldId: on, start, end }
      }),
    })
  }
  const series = arena.series.get(seriesId)
  const day = arena.of(seriesId)[given.week]?.series?.day ?? addDays(START, given.week * 7)
  const own = { id, seriesId, version: series?.version ?? 0 }
  switch (given.do) {
    case 'change':
      return {
        type: 'change',
        ...own,
        scope: given.scope,
        day,
        patch: given.patch,
        exceptions: given.exceptions,
        choices: [],
      }
    case 'cancel':
      return { type: 'cancel', ...own, scope: given.scope, day, reason: 'Obra' }
    case 'pause':
      return { type: 'pause', ...own, from: day, until: addDays(day, 15) }
    case 'resume':
      return { type: 'resume', ...own, pauseId: series?.pauses[0]?.id ?? '', choices: [] }
    case 'give_back':
      return { type: 'give_back', id, seriesId, day }
    case 'pay':
    default:
      return {
        type: 'pay',
        id,
        seriesId,
        month: day.slice(0, 7),
        paymentId: `p-${id}`,
        method: 'cash',
        amountCents: 12_000,
        receivedCents: null,
      }
  }
}

it('never overlaps, has no date twice, bills the exact sum, and leaves what is past or paid (rules 1 and 6)', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const arena = new SeriesModel()
      for (const [index, each] of acts.entries()) {
        const id = `c-${index}`
        if (each.do === 'wait')
          arena.now = new Date(Date.parse(arena.now) + each.days * 86_400_000).toISOString()
        if (each.do === 'single' || each.do === 'close') {
          const start = instantOf(addDays(START, each.days), each.minute)
          const end = new Date(Date.parse(start) + 3_600_000).toISOString()
          if (each.do === 'single') arena.book(id, { fieldId: each.fieldId, start, end })
          else arena.close(start, end)
        }
        const step = stepOf(arena, each, id)
        if (step === null) continue
        const before = lockedOf(arena)
        const stored = JSON.stringify([...arena.bookings])
        const outcome = arena.give(step)
        if (!outcome.ok) expect(JSON.stringify([...arena.bookings])).toBe(stored)
        if (step.type !== 'cancel' && step.type !== 'give_back')
          for (const booking of before) expect(arena.bookings.get(booking.id)).toEqual(booking)
        for (const seriesId of arena.series.keys()) arena.topUp(seriesId)
        check(arena)
      }
    }),
    { numRuns: 2000 },
  )
})

/** The dates that are past, or of a month with a payment. */
function lockedOf(arena: SeriesModel) {
  return [...arena.series.values()].flatMap((series) =>
    arena.of(series.id).filter(({ start, series: of }) => {
      const month = series.accounts.find((each) => of?.day.startsWith(each.month))
      return start <= arena.now || (month?.payments.length ?? 0) > 0
    }),
  )
}

function check(arena: SeriesModel): void {
  expect(tooNear([...arena.bookings.values()].filter((each) => occupies(each, arena.now)))).toEqual([])
  for (const series of arena.series.values()) {
    const bookings = arena.of(series.id)
    expect(new Set(bookings.map((each) => each.series?.day)).size).toBe(bookings.length)
    const bills = billsOf(series, { bookings, isResold: () => false, today: START }, '9999-12')
    const live = bookings.filter(({ status }) => status !== 'cancelled')
    const net = bills.reduce((sum, bill) => sum + bill.grossCents - bill.creditCents, 0)
    const credited = bookings.filter(({ cancellation }) => cancellation?.by === 'athlete')
    const late = credited.filter(
      ({ start, cancellation }) => Date.parse(cancellation?.at ?? '') > Date.parse(start) - 24 * 3_600_000,
    )
    expect(net).toBe([...live, ...late].reduce((sum, { priceCents }) => sum + priceCents, 0))
    for (const [index, bill] of bills.entries()) {
      expect(bill.carriedCents).toBe(bills[index - 1]?.leftCents ?? 0)
      const isOwed = bill.grossCents - bill.creditCents - bill.carriedCents
      expect(bill.totalCents).toBe(Math.max(0, isOwed))
      expect(bill.dueCents - bill.leftCents).toBe(isOwed - bill.paidCents)
    }
  }
}
