import { offsetAt, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { sports } from '@campo-livre/domain/fields/sports.ts'
import { groundIds } from '@campo-livre/domain/fields/shared-ground.ts'
import { occupies } from '@campo-livre/domain/bookings/status.ts'
import { describe, expect, it } from 'vitest'
import { recordSchemas, type Seed } from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { buildSeed } from '../seed/build-seed.ts'
import { hugeSeed, hugeSeedInTurns } from './huge-seed.ts'

const NOW = '2026-11-20T15:30:00.000Z'
const seed = hugeSeed(NOW)
const normal = buildSeed(NOW)
const ofNormal = new Set(normal.bookings.map(({ id }) => id))

/** Returns pairs of bookings of one piece of ground that overlap or are nearer than its buffer. */
function overlapsOf({ bookings, fields }: Seed, now: string): string[] {
  const buffers = new Map(fields.map(({ id, bufferMinutes }) => [id, bufferMinutes]))
  const groundOf = new Map(fields.map((field) => [field.id, groundIds(field)]))
  const kept = bookings
    .filter((booking) => occupies(booking, now))
    .flatMap((booking) => (groundOf.get(booking.fieldId) ?? []).map((fieldId) => ({ ...booking, fieldId })))
  const inOrder = kept.toSorted((a, b) => (a.fieldId + a.start < b.fieldId + b.start ? -1 : 1))
  return inOrder.flatMap((booking, index) => {
    const next = inOrder[index + 1]
    const free = toMinutes(booking.end) + (buffers.get(booking.fieldId) ?? 0)
    return next?.fieldId === booking.fieldId && toMinutes(next.start) < free
      ? [`${booking.id} ${next.id}`]
      : []
  })
}

describe('the huge seed (I3)', () => {
  it('has 10,000 fields of some 3,000 companies, and 50,000 bookings beside those of the normal one', () => {
    expect(seed.fields).toHaveLength(10_000)
    expect(seed.companies.length).toBeGreaterThan(2900)
    expect(seed.bookings).toHaveLength(normal.bookings.length + 50_000)
    expect(new Set(seed.fields.flatMap((field) => field.sports))).toEqual(new Set(sports))
    const offsets = seed.companies.map(({ timeZone }) => offsetAt(timeZone, toMinutes(NOW)) / 60)
    expect(new Set(offsets)).toEqual(new Set([-2, -3, -4, -5]))
  })

  it('has all of the normal one in it, so that every persona works', () => {
    for (const kind of Object.keys(normal) as (keyof Seed)[]) {
      const rows = new Map<string, object>(seed[kind].map((row) => [row.id, row]))
      for (const row of normal[kind]) expect(rows.get(row.id)).toEqual(row)
    }
    const arena = seed.companies.find(({ ownerId }) => ownerId === personaIds.empresa)?.id
    const year = seed.bookings.filter(({ id, companyId }) => companyId === arena && !ofNormal.has(id))
    expect(year.length).toBeGreaterThan(5000)
  })

  it('is the same for the same instant, laid out at once or in turns', async () => {
    const again = await hugeSeedInTurns(NOW)
    for (const kind of Object.keys(seed) as (keyof Seed)[])
      expect(JSON.stringify(again[kind])).toBe(JSON.stringify(seed[kind]))
  })

  it('is made of records that fit their schemas, and shares no id, slug, e-mail or code', () => {
    for (const kind of Object.keys(seed) as (keyof Seed)[]) {
      const odd = seed[kind].filter(
        (row, index) => index % 5 === 0 && !recordSchemas[kind].safeParse(row).success,
      )
      expect(odd).toEqual([])
      expect(new Set(seed[kind].map(({ id }) => id)).size).toBe(seed[kind].length)
    }
    for (const list of [
      seed.companies.map(({ slug }) => slug),
      seed.users.map(({ email }) => email),
      [...seed.bookings, ...seed.tabs, ...seed.rachas].map(({ code }) => code),
    ])
      expect(new Set(list).size).toBe(list.length)
  })

  it('names only things that exist', () => {
    const ids = new Set(Object.values(seed).flatMap((rows) => rows.map(({ id }) => id)))
    const named = [
      ...seed.fields.map(({ companyId }) => companyId),
      ...seed.bookings.flatMap(({ fieldId, companyId, athleteId }) => [fieldId, companyId, athleteId]),
      ...seed.reviews.flatMap(({ fieldId, companyId }) => [fieldId, companyId]),
      ...seed.tabs.flatMap(({ companyId, athleteId, bookingId }) => [companyId, athleteId, bookingId]),
    ]
    expect(named.filter((id) => id !== null && !ids.has(id))).toEqual([])
  })

  it.each([NOW, '2027-02-28T02:59:59.999Z'])('never books a piece of ground twice, at %s', (now) => {
    expect(overlapsOf(now === NOW ? seed : hugeSeed(now), now)).toEqual([])
  })
})
