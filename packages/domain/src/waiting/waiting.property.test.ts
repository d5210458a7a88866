import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Booking } from '../bookings/booking.ts'
import { holdTime, judgeTime } from '../bookings/athlete/hold.ts'
import { occupies, statusAt } from '../bookings/status.ts'
import { usualRules } from '../companies/arena-rules.ts'
import { scheduleWith } from '../testing/schedules.ts'
import { toMinutes, toMinutesUp } from '../time/zone.ts'
import { lookAtWait } from './look.ts'
import { joinQueue } from './operations.ts'
import { byEntry, overlap, placeOf } from './queue.ts'
import type { Wait } from './wait.ts'

const START = Date.parse('2026-11-20T11:00:00.000Z')
const FIRST_HOUR = Date.parse('2026-11-20T18:00:00.000Z')
const people = ['ana', 'bia', 'caio', 'dora', 'eva'] as const
const place = { fieldName: 'Campo', companyName: 'Arena', timeZone: 'America/Fortaleza', ownerId: null }
const fields = ['campo', 'campo', 'outro'] as const

type Step =
  | { do: 'join'; who: string; field: string; hour: number; hours: number }
  | { do: 'leave'; at: number }
  | { do: 'book'; who: string; field: string; hour: number; hours: number }
  | { do: 'pay' | 'cancel'; at: number }
  | { do: 'wait'; minutes: number }

const time = {
  who: fc.constantFrom(...people),
  field: fc.constantFrom(...fields),
  hour: fc.nat(1),
  hours: fc.integer({ min: 1, max: 2 }),
}
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('join' as const), ...time }),
  fc.record({ do: fc.constant('join' as const), ...time }),
  fc.record({ do: fc.constant('book' as const), ...time }),
  fc.record({ do: fc.constant('leave' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constantFrom('pay' as const, 'cancel' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 5, 10, 15, 61) }),
)

/** The rows of an arena with two fields, and what its queues do as time passes. */
function arena(way: 'turns' | 'all') {
  let bookings: readonly Booking[] = []
  let waits: readonly Wait[] = []
  let now = new Date(START).toISOString()
  let made = 0
  /** Those to whom something was offered, in order, with what they entered for. */
  const offered: Wait[] = []
  /** The offers that were made while somebody before them could have had them. */
  const jumped: string[] = []

  const occupying = () => bookings.filter((booking) => occupies(booking, now))
  const put = <T extends { id: string }>(rows: readonly T[], changed: readonly T[]) => [
    ...rows.map((row) => changed.find(({ id }) => id === row.id) ?? row),
    ...changed.filter(({ id }) => !rows.some((row) => row.id === id)),
  ]
  const schedule = (fieldId: string, who: string) =>
    scheduleWith({
      now,
      occupied: occupying()
        .filter((booking) => booking.fieldId === fieldId)
        .map((booking) => ({
          start: toMinutes(booking.start),
          end: toMinutesUp(booking.end),
          kind: booking.athleteId === who ? 'mine' : booking.holdExpiresAt === null ? 'taken' : 'held',
        })),
    })
  const context = (fieldId: string, who: string) => ({
    at: now,
    schedule: schedule(fieldId, who),
    near: bookings.filter((booking) => booking.fieldId === fieldId),
    field: { id: fieldId, companyId: 'arena' },
    rules: usualRules,
    athlete: { id: who, name: who, phone: null },
  })
  const named = () => ({ id: `bkg-${(made += 1)}`, code: `RSV-${made}` })
  const openOffer = (who: string, but: string) =>
    waits
      .filter(({ id, athleteId }) => athleteId === who && id !== but)
      .map(({ bookingId }) => bookings.find(({ id }) => id === bookingId))
      .find((booking) => booking && statusAt(booking, now) === 'awaiting_payment')
  const canTake = (wait: Wait) =>
    wait.bookingId === null &&
    judgeTime(wait, schedule(wait.fieldId, wait.athleteId)).ok &&
    openOffer(wait.athleteId, wait.id) === undefined &&
    !occupying().some((booking) => booking.athleteId === wait.athleteId && overlap(booking, wait))

  const look = () => {
    for (const _round of [1, 2])
      for (const { id } of waits.toSorted(byEntry)) {
        const wait = waits.find((each) => each.id === id)
        if (!wait) continue
        const { athleteId, fieldId } = wait
        const before = waits.filter((each) => byEntry(each, wait) < 0 && overlap(each, wait) && canTake(each))
        const { changes, removed } = lookAtWait(wait, {
          ...context(fieldId, athleteId),
          way,
          place,
          theirs: occupying().filter((booking) => booking.athleteId === athleteId),
          offered: bookings.find((each) => each.id === wait.bookingId),
          otherOfferUntil: openOffer(athleteId, id)?.holdExpiresAt ?? null,
          named,
        })
        if (changes.bookings.length > 0) {
          offered.push(wait)
          const isSameGround = (each: Wait) => each.fieldId === fieldId
          jumped.push(...before.filter(isSameGround).map((each) => `${each.id} before ${id}`))
        }
        bookings = put(bookings, changes.bookings)
        waits = put(waits, changes.waits).filter((each) => !removed?.waits?.includes(each.id))
      }
  }
  const passUntil = (until: string) => {
    for (;;) {
      const due = waits.map(({ dueAt }) => dueAt).toSorted()[0]
      if (due === undefined || due > until) break
      expect(due > now, `${due} is after ${now}`).toBe(true)
      now = due
      look()
    }
    now = until
  }
  const timeOf = ({ hour, hours }: { hour: number; hours: number }) => ({
    start: new Date(FIRST_HOUR + hour * 3_600_000).toISOString(),
    end: new Date(FIRST_HOUR + (hour + hours) * 3_600_000).toISOString(),
  })
  return {
    run: (each: Step) => {
      if (each.do === 'wait') passUntil(new Date(Date.parse(now) + each.minutes * 60_000).toISOString())
      if (each.do === 'join') {
        const theirs = waits.filter(({ athleteId }) => athleteId === each.who)
        const asked = { fieldId: each.field, ...timeOf(each) }
        const { field, schedule: judged } = context(each.field, each.who)
        const entered = joinQueue(asked, {
          at: now,
          id: `w-${(made += 1)}`,
          athleteId: each.who,
          field,
          schedule: judged,
          waits: waits.filter(({ fieldId }) => fieldId === each.field),
          theirs,
        })
        const wait = entered.ok ? entered.changes.waits[0] : undefined
        const isNew = wait && !waits.some(({ id }) => id === wait.id)
        if (isNew) {
          const behind = waits.filter(({ fieldId }) => fieldId === each.field).filter((o) => overlap(o, wait))
          waits = [...waits, wait]
          // Somebody new, or back again, stands behind all.
          expect(placeOf(wait, waits)).toBe(behind.length + 1)
        }
      }
      if (each.do === 'leave') {
        const wait = waits[each.at]
        waits = waits.filter((other) => other !== wait)
        bookings = bookings.map((booking) =>
          booking.id === wait?.bookingId && statusAt(booking, now) === 'awaiting_payment'
            ? { ...booking, status: 'cancelled' as const }
            : booking,
        )
      }
      if (each.do === 'book') {
        const held = holdTime(timeOf(each), { ...context(each.field, each.who), ...named() })
        if (held.ok) bookings = put(bookings, held.changes.bookings)
      }
      const chosen = 'at' in each ? occupying()[each.at] : undefined
      if (each.do === 'pay' && chosen)
        bookings = put(bookings, [{ ...chosen, status: 'confirmed', holdExpiresAt: null }])
      if (each.do === 'cancel' && chosen) bookings = put(bookings, [{ ...chosen, status: 'cancelled' }])
      look()
    },
    get state() {
      return { now, waits, offered, jumped, occupying: occupying(), canTake }
    },
  }
}

const pairs = <T>(rows: readonly T[]) =>
  rows.flatMap((one, at) => rows.slice(at + 1).map((other) => [one, other] as const))

describe('a queue for taken times, whatever happens in whatever order (N7)', () => {
  it('one holder of a place, one offer of a person, by entry, and nobody waits for what they can have', () => {
    let offers = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 15, maxLength: 60 }), (steps) => {
        const world = arena('turns')
        for (const each of steps) {
          world.run(each)
          const { now, waits, occupying, jumped, canTake } = world.state
          for (const [one, other] of pairs(occupying))
            expect(one.fieldId === other.fieldId && overlap(one, other)).toBe(false)
          const open = waits.filter(({ bookingId }) => bookingId !== null)
          expect(new Set(open.map(({ bookingId }) => bookingId)).size).toBe(open.length)
          const holders = open
            .filter(({ bookingId }) =>
              occupying.some(({ id, holdExpiresAt }) => id === bookingId && holdExpiresAt),
            )
            .map(({ athleteId }) => athleteId)
          expect(new Set(holders).size).toBe(holders.length)
          expect(jumped).toEqual([])
          expect(waits.filter((wait) => canTake(wait))).toEqual([])
          expect(waits.filter(({ dueAt }) => dueAt <= now)).toEqual([])
        }
        offers += world.state.offered.length
      }),
      { numRuns: 60 },
    )
    expect(offers).toBeGreaterThan(20)
  })

  it('holds nothing for anybody where all are told at once', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
        const world = arena('all')
        for (const each of steps) world.run(each)
        const { waits, offered, canTake, now } = world.state
        expect(offered).toEqual([])
        expect(waits.every((wait) => !canTake(wait) || wait.told)).toBe(true)
        expect(waits.every(({ dueAt }) => dueAt > now)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})
