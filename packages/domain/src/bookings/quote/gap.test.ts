import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjoin } from '../../availability/runs.ts'
import { type Occupied, type Slot, slotsOf } from '../../availability/slots.ts'
import { at, everyDay, scheduleWith } from '../../testing/schedules.ts'
import { toInstant } from '../../time/zone.ts'
import { quote } from './quote.ts'
import type { BookableSchedule } from './request.ts'

const friday = '2026-11-20'
const openingHours = everyDay({ opens: 18 * 60, closes: 22 * 60 })

/** Makes a schedule of half-hour slots from 18:00 to 22:00, for bookings of at least an hour that leave no gaps. */
function halfHours(field: Partial<BookableSchedule['field']>, ...occupied: Occupied[]): BookableSchedule {
  return scheduleWith({
    openingHours,
    occupied,
    field: { slotMinutes: 30, minSlots: 2, avoidGaps: true, ...field },
  })
}

function answer(schedule: BookableSchedule, from: string, to: string): string {
  const given = quote(schedule, { start: toInstant(at(friday, from)), end: toInstant(at(friday, to)) })
  return given.ok ? 'ok' : given.refusal.reason
}

const taken = (from: string, to: string): Occupied => ({
  start: at(friday, from),
  end: at(friday, to),
  kind: 'taken',
})

describe('a field that avoids gaps', () => {
  it('refuses a booking that leaves half an hour before or after it', () => {
    expect(answer(halfHours({}), '18:30', '20:00')).toBe('gap')
    expect(answer(halfHours({}), '20:00', '21:30')).toBe('gap')
    expect(answer(halfHours({}, taken('19:30', '20:00')), '18:00', '19:00')).toBe('gap')
  })

  it('accepts one that leaves nothing or enough', () => {
    expect(answer(halfHours({}), '18:00', '19:00')).toBe('ok')
    expect(answer(halfHours({}), '19:00', '21:00')).toBe('ok')
    expect(answer(halfHours({ avoidGaps: false }), '18:30', '20:00')).toBe('ok')
  })

  it('does not take the buffer of the booking for time that could be sold', () => {
    expect(answer(halfHours({ bufferMinutes: 30 }), '18:30', '20:00')).toBe('ok')
    expect(answer(halfHours({ bufferMinutes: 30 }), '19:00', '20:00')).toBe('gap')
  })

  it('sells a run that cannot be sold without a gap', () => {
    const short = halfHours({ maxSlots: 2 }, taken('19:30', '22:00'))
    expect(answer(short, '18:00', '19:00')).toBe('ok')
    expect(answer({ ...short, field: { ...short.field, maxSlots: 3 } }, '18:00', '19:00')).toBe('gap')
  })

  it('does not see a gap where only the horizon has not come yet', () => {
    const allDay = everyDay({ opens: 0, closes: 1440 })
    const schedule = { ...halfHours({ horizonDays: 1 }), openingHours: allDay }
    expect(answer(schedule, '46:30', '47:30')).toBe('ok')
  })
})

const free = (slots: readonly Slot[]) => slots.filter((slot) => slot.status === 'free')

/** Splits the free slots into runs of adjoining ones. */
function runs(slots: readonly Slot[]): Slot[][] {
  const found: Slot[][] = []
  for (const slot of free(slots)) {
    const last = found.at(-1)
    if (last && adjoin([last[last.length - 1] ?? slot, slot])) last.push(slot)
    else found.push([slot])
  }
  return found
}

/** Returns whether booking `part` leaves a piece of the free interval that is too short to sell. */
function spoils(schedule: BookableSchedule, run: readonly Slot[], part: readonly Slot[]): boolean {
  const booked: Occupied = { start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0, kind: 'taken' }
  const after = slotsOf({ ...schedule, occupied: [...schedule.occupied, booked] }, friday, 1)
  const left = after.filter((slot) => run.some(({ start }) => start === slot.start))
  return runs(left).some((piece) => piece.length < schedule.field.minSlots)
}

it('refuses for a gap exactly when the booking leaves one and another choice in that run would not', () => {
  const seen = { ok: 0, gap: 0, unavoidable: 0 }
  const occupied = fc.array(fc.nat(7), { maxLength: 3 }).map((places) =>
    places.map((place): Occupied => {
      const start = at(friday, '18:00') + place * 30
      return { start, end: start + 30, kind: 'taken' }
    }),
  )
  const limits = fc.record({
    bufferMinutes: fc.constantFrom(0, 0, 20, 30, 60),
    minSlots: fc.integer({ min: 1, max: 3 }),
    maxSlots: fc.integer({ min: 3, max: 4 }),
  })
  const oneLength = limits.map((field) => ({ ...field, maxSlots: field.minSlots }))
  const property = fc.property(fc.oneof(limits, oneLength), occupied, fc.nat(), (field, ranges, pick) => {
    const schedule = halfHours(field, ...ranges)
    const choices = runs(slotsOf(schedule, friday, 1)).flatMap((run) => {
      const places = run.flatMap((_, from) => [1, 2, 3, 4].map((count) => run.slice(from, from + count)))
      const parts = places.filter((part, index) => {
        return (
          part.length === (index % 4) + 1 && part.length >= field.minSlots && part.length <= field.maxSlots
        )
      })
      return parts.map((part) => ({ run, part, parts }))
    })
    const choice = choices[pick % choices.length]
    fc.pre(choice !== undefined)
    const { run, part, parts } = choice
    const leaves = spoils(schedule, run, part)
    const avoidable = leaves && parts.some((other) => !spoils(schedule, run, other))
    const given = quote(schedule, {
      start: toInstant(part[0]?.start ?? 0),
      end: toInstant(part.at(-1)?.end ?? 0),
    })
    expect(given.ok ? 'ok' : given.refusal.reason).toBe(avoidable ? 'gap' : 'ok')
    seen[avoidable ? 'gap' : leaves ? 'unavoidable' : 'ok']++
  })
  fc.assert(property, { numRuns: 1000 })
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10)
})
