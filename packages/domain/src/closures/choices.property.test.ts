import fc from 'fast-check'
import { expect, it } from 'vitest'
import { occupiedBy } from '../fields/shared-ground.ts'
import { everyDay, scheduleWith } from '../testing/schedules.ts'
import { addDays, fromLocal, toInstant, toMinutes } from '../time/zone.ts'
import { affectedBookings, isClosedDuring } from './affected-bookings.ts'
import type { ClosureChoice } from './choices.ts'
import type { Closure } from './closure.ts'
import type { Ground, KeptTime } from './ground.ts'
import { type Decided, judgeChoices } from './judge-choices.ts'
import { suggestTimes } from './suggest-times.ts'

const DAY = '2026-11-23'
const NOW = '2026-11-22T12:00:00Z'
const timeZone = 'America/Fortaleza'
const fields = ['norte', 'sul', 'inteiro'] as const
/** Two fields, and one that is made of both. */
const made = [
  { id: 'norte', parts: [], bufferMinutes: 0 },
  { id: 'sul', parts: [], bufferMinutes: 0 },
  { id: 'inteiro', parts: ['norte', 'sul'], bufferMinutes: 0 },
]
const courtsOf = (fieldId: string) => (fieldId === 'inteiro' ? ['norte', 'sul'] : [fieldId])
const share = (one: string, other: string) => courtsOf(one).some((court) => courtsOf(other).includes(court))
const at = (day: number, hour: number) => toInstant(fromLocal(timeZone, addDays(DAY, day), hour * 60))

type Booking = {
  id: string
  fieldId: string
  start: string
  end: string
  status: 'confirmed'
  holdExpiresAt: null
}
type Time = { fieldId: string; day: number; hour: number }

const time: fc.Arbitrary<Time> = fc.record({
  fieldId: fc.constantFrom(...fields),
  day: fc.nat(2),
  hour: fc.integer({ min: 8, max: 21 }),
})

/** Bookings of an hour or two that do not overlap. */
const bookings: fc.Arbitrary<Booking[]> = fc
  .array(fc.tuple(time, fc.integer({ min: 1, max: 2 })), { maxLength: 12 })
  .map((wishes) => {
    const taken = new Set<string>()
    return wishes.flatMap(([{ fieldId, day, hour }, hours], index) => {
      const keys = courtsOf(fieldId).flatMap((court) =>
        Array.from({ length: hours }, (_, more) => `${court} ${day} ${hour + more}`),
      )
      if (keys.some((key) => taken.has(key))) return []
      for (const key of keys) taken.add(key)
      const [start, end] = [at(day, hour), at(day, hour + hours)]
      return [{ id: `b${index}`, fieldId, start, end, status: 'confirmed' as const, holdExpiresAt: null }]
    })
  })

const closures: fc.Arbitrary<Pick<Closure, 'fieldIds' | 'when'>> = fc
  .record({
    fieldIds: fc.constantFrom<(string[] | null)[]>(null, ['norte'], ['sul'], ['inteiro']),
    day: fc.nat(2),
    hour: fc.integer({ min: 6, max: 21 }),
    hours: fc.integer({ min: 1, max: 30 }),
    weekly: fc.boolean(),
  })
  .map(({ fieldIds, day, hour, hours, weekly }) => ({
    fieldIds,
    when: weekly
      ? {
          kind: 'weekly' as const,
          weekdays: [1, 2, 3],
          fromMinute: hour * 60,
          toMinute: (hour + Math.min(hours, 24)) * 60,
          since: addDays(DAY, day),
          until: null,
        }
      : { kind: 'once' as const, start: at(day, hour), end: at(day, hour + hours) },
  }))

const keptOf = (all: readonly Booking[]): KeptTime[] =>
  all.map(({ id, fieldId, start, end }) => {
    return { bookingId: id, fieldId, start: toMinutes(start), end: toMinutes(end) }
  })

function groundsOf(closure: Pick<Closure, 'fieldIds' | 'when'>): Ground[] {
  return fields.map((fieldId) => {
    const isClosed = closes(closure, fieldId)
    const openingHours = everyDay({ opens: 480, closes: 1440 })
    const { occupied: _, ...schedule } = scheduleWith({
      timeZone,
      now: NOW,
      openingHours,
      closures: isClosed ? [closure] : [],
    })
    const field = made.find(({ id }) => id === fieldId)
    return {
      fieldId,
      field: { sports: ['society'], surface: 'synthetic-grass', parts: field?.parts ?? [] },
      occupiedBy: field ? occupiedBy(field, made) : new Map(),
      schedule,
    }
  })
}

/** Returns whether a closure closes a field, or one that shares its ground. */
function closes({ fieldIds }: Pick<Closure, 'fieldIds'>, fieldId: string): boolean {
  return fieldIds === null || fieldIds.some((id) => share(id, fieldId))
}

/** Returns the bookings in the way of a closure, those of fields on the same ground too. */
function inTheWay(closure: Pick<Closure, 'fieldIds' | 'when'>, all: readonly Booking[]): Booking[] {
  const closed = { ...closure, fieldIds: fields.filter((id) => closes(closure, id)) }
  return affectedBookings(closed, all, NOW, timeZone)
}

/** Returns the bookings as they are after the choices. */
function after(all: readonly Booking[], decided: readonly Decided<Booking>[]): Booking[] {
  return all.flatMap((booking) => {
    const done = decided.find((each) => each.booking.id === booking.id)
    if (done?.action === 'cancel') return []
    if (!done?.to) return [booking]
    const { fieldId, start, end } = done.to
    return [{ ...booking, fieldId, start: toInstant(start), end: toInstant(end) }]
  })
}

function overlaps(all: readonly Booking[]): number {
  return all.filter((one) =>
    all.some(
      (other) =>
        other.id !== one.id &&
        share(other.fieldId, one.fieldId) &&
        other.start < one.end &&
        one.start < other.end,
    ),
  ).length
}

const wish = fc.record({
  action: fc.constantFrom('keep', 'move', 'move', 'cancel'),
  suggested: fc.boolean(),
  time,
})

it('leaves no booking but the kept ones in a closed time, and no two at once, whatever is chosen (rules 1 and 2)', () => {
  const seen = { done: 0, refused: 0, moved: 0 }
  fc.assert(
    fc.property(
      bookings,
      closures,
      fc.array(wish, { minLength: 12, maxLength: 12 }),
      (all, closure, wishes) => {
        const affected = inTheWay(closure, all)
        const grounds = groundsOf(closure)
        const suggested = suggestTimes(affected, grounds, keptOf(all))
        const choices = affected.map(({ id }, index): ClosureChoice => {
          const wanted = wishes[index]
          if (wanted?.action === 'keep') return { bookingId: id, action: 'keep' }
          const nearest = suggested[index]
          if (wanted?.action !== 'move' || (wanted.suggested && !nearest))
            return { bookingId: id, action: 'cancel' }
          const [fieldId, start] =
            wanted.suggested && nearest
              ? [nearest.fieldId, toInstant(nearest.start)]
              : [wanted.time.fieldId, at(wanted.time.day, wanted.time.hour)]
          return { bookingId: id, action: 'move', fieldId, start }
        })
        const judged = judgeChoices(affected, choices, grounds, keptOf(all))
        if (!judged.ok) {
          seen.refused += 1
          return
        }
        seen.done += 1
        seen.moved += judged.decided.filter(({ to }) => to !== null).length
        const left = after(all, judged.decided)
        expect(overlaps(left)).toBe(0)
        const closed = left.filter(
          ({ id, fieldId, start, end }) =>
            closes(closure, fieldId) &&
            isClosedDuring(closure.when, { start, end }, timeZone) &&
            choices.every((choice) => choice.bookingId !== id || choice.action !== 'keep'),
        )
        expect(closed).toEqual([])
      },
    ),
    { numRuns: 400 },
  )
  expect(seen.done).toBeGreaterThan(50)
  expect(seen.moved).toBeGreaterThan(20)
  expect(seen.refused).toBeGreaterThan(5)
})

it('what it suggests can be chosen, all of it together', () => {
  let suggestions = 0
  fc.assert(
    fc.property(bookings, closures, (all, closure) => {
      const affected = inTheWay(closure, all)
      const grounds = groundsOf(closure)
      const suggested = suggestTimes(affected, grounds, keptOf(all))
      const choices = affected.map(({ id }, index): ClosureChoice => {
        const to = suggested[index]
        if (!to) return { bookingId: id, action: 'cancel' }
        suggestions += 1
        return { bookingId: id, action: 'move', fieldId: to.fieldId, start: toInstant(to.start) }
      })
      expect(judgeChoices(affected, choices, grounds, keptOf(all))).toMatchObject({ ok: true })
    }),
    { numRuns: 200 },
  )
  expect(suggestions).toBeGreaterThan(30)
})
