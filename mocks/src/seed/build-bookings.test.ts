import { slotsOf } from '@campo-livre/domain/availability/slots.ts'
import { quote } from '@campo-livre/domain/bookings/quote/quote.ts'
import { occupies, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { closesField } from '@campo-livre/domain/closures/closure.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { addDays, localDay, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { describe, expect, it } from 'vitest'
import type { BookingRecord, Seed } from '@campo-livre/backend/store/records.ts'
import { buildSeed } from './build-seed.ts'

const NOW = '2026-11-20T15:30:00.000Z'
const HOUR = 3_600_000
/** A midnight, a leap day, a Sunday, a broken second. */
const INSTANTS = [NOW, '2027-02-28T02:59:59.999Z', '2026-12-27T04:00:00.000Z', '2028-02-29T12:00:00.500Z']
const seed = buildSeed(NOW)

/**
 * Returns whether a booking is no date of a fixed slot, nor was one: these have the price of their contract, no payment
 * of their own, and lie up to a year ahead.
 */
const isSingle = ({ id }: BookingRecord) => !id.startsWith('ser-')

function groundOf({ fields, companies, closures }: Seed, fieldId: string) {
  const field = fields.find(({ id }) => id === fieldId)
  const company = companies.find(({ id }) => id === field?.companyId)
  if (!field || !company) throw new Error(`no field ${fieldId}`)
  const ofField = closures.filter((each) => each.companyId === company.id && closesField(each, fieldId))
  return { ...openingOf(field, company), field, company, closures: ofField }
}

function overlapsOf({ bookings, fields }: Seed, now: string): string[] {
  const byField = Map.groupBy(
    bookings.filter((booking) => occupies(booking, now)),
    ({ fieldId }) => fieldId,
  )
  return fields.flatMap((field) => {
    const { id, bufferMinutes } = field
    // A field that is made of it is told with it; its parts lie beside each other.
    const ground = [field, ...fields.filter(({ parts }) => parts.includes(id))]
    const onGround = ground.flatMap((each) => byField.get(each.id) ?? [])
    const ordered = onGround.toSorted((a, b) => a.start.localeCompare(b.start))
    return ordered.flatMap((booking, index) => {
      const next = ordered[index + 1]
      const clash = next && toMinutes(next.start) < toMinutes(booking.end) + bufferMinutes
      return clash ? [`${booking.id} ${next.id}`] : []
    })
  })
}

/** Returns the quote of the domain at the time the booking was made, with all others in place. */
function quoteAgain(booking: BookingRecord, others: readonly BookingRecord[]) {
  const near = others.filter(
    ({ id, start }) =>
      id !== booking.id && Math.abs(Date.parse(start) - Date.parse(booking.start)) < 72 * HOUR,
  )
  const occupied = near.map(({ start, end }) => ({
    start: toMinutes(start),
    end: toMinutes(end),
    kind: 'taken' as const,
  }))
  const deals = seed.deals.filter(({ id }) => id === booking.deal?.id)
  return quote({ ...groundOf(seed, booking.fieldId), occupied, deals, now: booking.createdAt }, booking)
}

describe('the bookings of the seed', () => {
  it.each(INSTANTS)('never overlap, buffers included, at %s', (now) => {
    expect(overlapsOf(buildSeed(now), now)).toEqual([])
  })

  it('are what the domain would book, at its price', () => {
    const recent = seed.bookings.filter(
      (booking) => occupies(booking, NOW) && Date.parse(booking.start) > Date.parse(NOW) - 20 * 24 * HOUR,
    )
    const byField = Map.groupBy(recent, ({ fieldId }) => fieldId)
    const refused = recent.filter(isSingle).flatMap((booking) => {
      const answer = quoteAgain(booking, byField.get(booking.fieldId) ?? [])
      return answer.ok && answer.priceCents === booking.priceCents ? [] : [{ id: booking.id, answer }]
    })
    expect(refused).toEqual([])
  })

  it('have the price of the domain when they were cancelled or lie years back, too', () => {
    const rest = seed.bookings
      .filter(isSingle)
      .filter(
        (booking, index) =>
          !occupies(booking, NOW) || (booking.id.startsWith('bkg-intensa') && index % 5 === 0),
      )
    expect(rest.length).toBeGreaterThan(1000)
    for (const booking of rest) {
      const ground = groundOf(seed, booking.fieldId)
      const field = { ...ground.field, status: 'active' as const }
      const free = { occupied: [], closures: [], now: booking.createdAt }
      const answer = quote({ ...ground, field, ...free }, booking)
      expect(answer).toEqual({ ok: true, priceCents: booking.priceCents })
    }
  })

  it.each(INSTANTS)('are in the state that the clock gives them at %s', (now) => {
    const odd = buildSeed(now).bookings.filter((booking) => {
      const { status, createdAt, confirmedAt, start, end, payment, cancellation } = booking
      const hasPayment = payment?.status === 'paid' || payment?.status === 'pending'
      const over = status === 'no_show' || status === 'completed'
      return (
        statusAt(booking, now) !== status ||
        createdAt >= now ||
        createdAt >= start ||
        (confirmedAt ?? '') > now ||
        (over && end > now) ||
        (status === 'confirmed' && hasPayment !== isSingle(booking)) ||
        (cancellation !== null) !== (status === 'cancelled')
      )
    })
    expect(odd).toEqual([])
  })

  it.each(INSTANTS)('say when and for how much they were cancelled at %s', (now) => {
    const cancelled = buildSeed(now).bookings.filter(({ status }) => status === 'cancelled')
    const odd = cancelled.filter(({ cancellation, confirmedAt, start, payment }) => {
      const refunded = payment?.refundedCents ?? 0
      if (!cancellation || !confirmedAt || refunded !== cancellation.refundCents) return true
      return cancellation.at <= confirmedAt || cancellation.at >= start || cancellation.at >= now
    })
    expect(odd).toEqual([])
    expect(cancelled.some(({ start }) => start > now)).toBe(true)
  })

  it('are of combined courts too, and never of their parts at once', () => {
    const whole = seed.fields.find(({ parts }) => parts.length > 0)
    const ofWhole = seed.bookings.filter((booking) => booking.fieldId === whole?.id && occupies(booking, NOW))
    const ofParts = seed.bookings.filter(
      (booking) => whole?.parts.includes(booking.fieldId) && occupies(booking, NOW),
    )
    expect(ofWhole.length).toBeGreaterThan(10)
    expect(
      ofWhole.filter((one) => ofParts.some(({ start, end }) => start < one.end && one.start < end)),
    ).toEqual([])
  })

  it('fill every field for a week back and two ahead, as busy houses are', () => {
    const approved = new Set(seed.companies.filter(({ status }) => status === 'approved').map(({ id }) => id))
    const window = seed.bookings.filter((each) => isSingle(each) && !each.id.startsWith('bkg-intensa'))
    expect(window.length).toBeGreaterThan(5000)
    expect(window.length).toBeLessThan(6000)
    const countOf = (wanted: string) => window.filter(({ fieldId }) => fieldId === wanted).length
    const shown = seed.fields.filter(
      ({ status, companyId }) => status === 'active' && approved.has(companyId),
    )
    // A combined court is free only while all its parts are.
    const least = ({ parts }: (typeof shown)[number]) => (parts.length > 0 ? 10 : 20)
    expect(shown.filter((field) => countOf(field.id) < least(field))).toEqual([])
  })

  it.each([NOW, '2026-11-22T01:00:00.000Z'])(
    'leave most fields free times in the next two days at %s',
    (now) => {
      const other = buildSeed(now)
      const byField = Map.groupBy(other.bookings, ({ fieldId }) => fieldId)
      const active = other.fields.filter((field) => field.status === 'active')
      const free = active.filter(({ id }) => {
        const ground = groundOf(other, id)
        const occupied = (byField.get(id) ?? [])
          .filter((booking) => occupies(booking, now) && booking.end > now)
          .map(({ start, end }) => ({ start: toMinutes(start), end: toMinutes(end), kind: 'taken' as const }))
        const slots = slotsOf({ ...ground, occupied, now }, addDays(localDay(ground.timeZone, now), -1), 3)
        return slots.some(({ status }) => status === 'free')
      })
      expect(free.length / active.length).toBeGreaterThan(0.9)
    },
  )
})
