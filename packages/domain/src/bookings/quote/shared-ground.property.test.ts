import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Ground, sharingGround } from '../../fields/shared-ground.ts'
import { combinations } from '../../testing/combinations.ts'
import { at, everyDay, scheduleWith } from '../../testing/schedules.ts'
import { toInstant } from '../../time/zone.ts'
import { quote } from './quote.ts'

type Asked = { field: number; key: number; hour: number; hours: number }
type Booked = { fieldId: string; start: number; end: number }

const OPENS = 18
const HOURS = 5

const asked: fc.Arbitrary<Asked> = fc.record({
  field: fc.nat(6),
  key: fc.nat(25),
  hour: fc.nat(HOURS - 1),
  hours: fc.integer({ min: 1, max: 2 }),
})

/** A backend that books with nothing but `quote`, over all fields that share ground; a repeated key books once. */
function book(fields: readonly Ground[], requests: readonly Asked[]): boolean[] {
  const bookings: Booked[] = []
  const answers = new Map<number, boolean>()
  return requests.map(({ field: which, key, hour, hours }) => {
    const field = fields[which % fields.length]
    const known = answers.get(key)
    if (known !== undefined || !field) return known ?? false
    const occupying = new Set([field.id, ...sharingGround(field, fields).map(({ id }) => id)])
    const occupied = bookings
      .filter(({ fieldId }) => occupying.has(fieldId))
      .map(({ start, end }) => ({ start, end, kind: 'taken' as const }))
    const openingHours = everyDay({ opens: OPENS * 60, closes: (OPENS + HOURS) * 60 })
    const start = at('2026-11-23', `${OPENS + hour}:00`)
    const end = start + hours * 60
    const { ok } = quote(scheduleWith({ openingHours, occupied }), {
      start: toInstant(start),
      end: toInstant(end),
    })
    if (ok) bookings.push({ fieldId: field.id, start, end })
    answers.set(key, ok)
    return ok
  })
}

/** The model: every court keeps the hours at which somebody is on it. */
function expected(fields: readonly Ground[], requests: readonly Asked[]): boolean[] {
  const busy = new Set<string>()
  const answers = new Map<number, boolean>()
  return requests.map(({ field: which, key, hour, hours }) => {
    const field = fields[which % fields.length]
    const known = answers.get(key)
    if (known !== undefined || !field) return known ?? false
    const courts = field.parts.length > 0 ? field.parts : [field.id]
    const needed = Array.from({ length: hours }, (_, index) => hour + index)
    const cells = courts.flatMap((court) => needed.map((each) => `${court} ${each}`))
    const ok = hour + hours <= HOURS && !cells.some((cell) => busy.has(cell))
    if (ok) for (const cell of cells) busy.add(cell)
    answers.set(key, ok)
    return ok
  })
}

it('never books a court twice at once, however fields are combined of courts, and books whatever is free (rule 1)', () => {
  const seen = { booked: 0, refused: 0 }
  fc.assert(
    fc.property(combinations, fc.array(asked, { maxLength: 25, size: 'max' }), (fields, requests) => {
      const answers = book(fields, requests)
      expect(answers).toEqual(expected(fields, requests))
      for (const ok of answers) seen[ok ? 'booked' : 'refused']++
    }),
    { numRuns: 500 },
  )
  expect(Math.min(seen.booked, seen.refused)).toBeGreaterThan(500)
})
