import fc from 'fast-check'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Backend, createBackend } from '@campo-livre/mocks/backend.ts'
import { createFixedClock } from '@campo-livre/mocks/clock.ts'
import type { BookingRecord } from '../store/records.ts'
import { newSession } from '../auth/new-session.ts'
import { tinyField } from '@campo-livre/mocks/testing/tiny-places.ts'
import { NOW, tinySeed } from '@campo-livre/mocks/testing/tiny-seed.ts'

type Step =
  | { do: 'book'; day: number; hour: number; hours: number }
  | { do: 'times'; opens: number; slotMinutes: number; minNoticeMinutes: number; holidays: boolean }
  | { do: 'prices'; base: number; weekday: number }
  | { do: 'later'; amount: number; day: number }
  | { do: 'status'; status: 'active' | 'inactive' }
  | { do: 'holiday'; day: number }
  | { do: 'parts'; combined: boolean }
  | { do: 'arena'; opens: number; minutes: number }

const fieldIds = ['society', 'futsal', 'whole'] as const
const step: fc.Arbitrary<Step & { field: number }> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('book' as const),
        day: fc.nat(300),
        hour: fc.nat(12),
        hours: fc.integer({ min: 1, max: 2 }),
      }),
    },
    fc.record({
      do: fc.constant('times' as const),
      opens: fc.integer({ min: 6, max: 12 }),
      slotMinutes: fc.constantFrom(30, 60),
      minNoticeMinutes: fc.constantFrom(0, 120),
      holidays: fc.boolean(),
    }),
    fc.record({
      do: fc.constant('prices' as const),
      base: fc.integer({ min: 100, max: 50_000 }),
      weekday: fc.nat(7),
    }),
    fc.record({
      do: fc.constant('later' as const),
      amount: fc.integer({ min: -4000, max: 6000 }),
      day: fc.nat(300),
    }),
    fc.record({
      do: fc.constant('status' as const),
      status: fc.constantFrom('active' as const, 'inactive' as const),
    }),
    fc.record({ do: fc.constant('holiday' as const), day: fc.nat(300) }),
    fc.record({ do: fc.constant('parts' as const), combined: fc.boolean() }),
    fc.record({
      do: fc.constant('arena' as const),
      opens: fc.integer({ min: 6, max: 12 }),
      minutes: fc.nat(60),
    }),
  )
  .chain((each) => fc.nat(2).map((field) => ({ ...each, field })))

const tomorrow = (days: number) => addDays('2026-11-21', days)
let backend: Backend

beforeAll(async () => {
  backend = await createBackend({ seed: tinySeed, clock: createFixedClock(NOW) })
  await backend.db.fields.insert(tinyField('whole', { name: 'Tudo' }))
  for (const { id } of backend.db.fields.by('companyId', 'paulista'))
    await backend.db.fields.update(id, { horizonDays: 365 })
  for (const userId of ['ana', 'dono'])
    await backend.db.sessions.insert({
      ...newSession(userId, NOW, null),
      id: userId,
      publicId: `device-of-${userId}`,
    })
})

async function ask(as: string, call: string, body: object): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${as}` }
  const request = new Request(`http://x/api${path}`, { method, headers, body: JSON.stringify(body) })
  return (await backend.handle(request)).status
}

/** Does a step, by the call that a person would make where there is one, and returns whether it was accepted. */
async function play(each: Step & { field: number }): Promise<boolean> {
  const { db } = backend
  const id = fieldIds[each.field] ?? 'society'
  const field = db.fields.find(id)
  const company = db.companies.find('paulista')
  if (!field || !company) throw new Error('the arena is gone')
  const { version } = field
  const put = async (section: string, body: object) =>
    (await ask('dono', `PUT /company/fields/${id}/${section}`, body)) === 200
  if (each.do === 'book') {
    const at = (hour: number) =>
      new Date(Date.parse(`${tomorrow(each.day)}T11:00:00Z`) + hour * 3_600_000).toISOString()
    const wish = { fieldId: id, start: at(each.hour), end: at(each.hour + each.hours) }
    return (await ask('ana', 'POST /bookings', wish)) === 201
  }
  if (each.do === 'times') {
    const day = [{ opens: each.opens * 60, closes: 1380 }]
    const { maxSlots, bufferMinutes, avoidGaps, horizonDays, acceptsPayAtVenue } = field
    const kept = { minSlots: 1, maxSlots, bufferMinutes, avoidGaps, horizonDays, acceptsPayAtVenue }
    const { slotMinutes, minNoticeMinutes } = each
    const openingHours = Array.from({ length: 7 }, () => day)
    return put('times', {
      ...kept,
      openingHours,
      holidayHours: each.holidays ? [] : null,
      slotMinutes,
      minNoticeMinutes,
      version,
    })
  }
  if (each.do === 'prices') {
    const rule = {
      id: 'r',
      weekdays: [each.weekday],
      fromMinute: 0,
      toMinute: 1440,
      priceCents: each.base + 100,
    }
    return put('prices', { basePriceCents: each.base, priceRules: [rule], version })
  }
  if (each.do === 'status') return put('status', { status: each.status })
  if (each.do === 'later') {
    const { amount, day } = each
    const change = { unit: 'percent', amount, roundTo: 50, from: tomorrow(day), fields: [{ id, version }] }
    return (await ask('dono', 'POST /company/fields/prices', change)) === 200
  }
  if (each.do === 'parts') {
    const whole = db.fields.find('whole')?.version
    const parts = each.combined ? ['society', 'futsal'] : []
    return (await ask('dono', 'PUT /company/fields/whole/parts', { parts, version: whole })) === 200
  }
  if (each.do === 'holiday')
    await db.companies.update('paulista', { holidays: [{ day: tomorrow(each.day), name: 'Festa' }] })
  if (each.do === 'arena') {
    const openingHours = Array.from({ length: 7 }, () => [{ opens: each.opens * 60, closes: 1380 }])
    await db.companies.update('paulista', {
      openingHours,
      rules: { ...company.rules, toleranceMinutes: each.minutes },
    })
  }
  return true
}

/** Returns what may never change of a booking: all of it but its state. */
function factsOf({ status, ...facts }: BookingRecord) {
  return facts
}

test('no booking changes its time, price or rules, whatever is changed of its field and arena meanwhile (H1)', async () => {
  const first = new Map<string, BookingRecord>()
  const seen: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      for (const each of steps) {
        if (await play(each)) seen[each.do] = (seen[each.do] ?? 0) + 1
        for (const booking of backend.db.bookings.all()) {
          const known = first.get(booking.id)
          if (!known) first.set(booking.id, Object.freeze(booking))
          else if (known !== booking) expect(factsOf(booking)).toEqual(factsOf(known))
        }
      }
    }),
    { numRuns: 1000, endOnFailure: true },
  )
  const deeds = ['arena', 'book', 'holiday', 'later', 'parts', 'prices', 'status', 'times']
  expect(Object.keys(seen).toSorted()).toEqual(deeds)
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)
})
