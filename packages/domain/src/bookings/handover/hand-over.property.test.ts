import fc from 'fast-check'
import { expect, it } from 'vitest'
import { usualRules } from '../../companies/arena-rules.ts'
import type { Booking } from '../booking.ts'
import type { BookingLink } from './booking-link.ts'
import { linkStateAt } from './booking-link.ts'
import { offerBooking, takeOver, withdrawLink } from './hand-over.ts'

const START = '2026-11-22T22:00:00.000Z'
const people = ['ana', 'bia', 'caio']
const place = { fieldName: 'Campo 1', companyName: 'Arena', timeZone: 'America/Fortaleza', ownerId: 'dono' }
const first: Booking = {
  id: 'bkg',
  code: 'RSV-7K2Q',
  fieldId: 'campo',
  companyId: 'arena',
  athleteId: 'ana',
  customerName: 'ana',
  customerPhone: null,
  start: START,
  end: '2026-11-22T23:00:00.000Z',
  priceCents: 10_000,
  source: 'site',
  status: 'confirmed',
  createdAt: '2026-11-20T10:00:00.000Z',
  holdExpiresAt: null,
  confirmedAt: '2026-11-20T10:00:00.000Z',
  rules: usualRules,
  cancellation: null,
  payment: null,
  balance: null,
}

const step = fc.record({
  what: fc.constantFrom('offer' as const, 'withdraw' as const, 'take' as const, 'take' as const),
  who: fc.constantFrom(...people),
  /** The place of the link that is used among all that were ever made, from the newest. */
  link: fc.nat(3),
  hoursLater: fc.constantFrom(0, 0, 0, 0, 1, 8, 20),
})

it('has exactly one athlete at any time, who changes by an open link alone (N5)', () => {
  const seen = { taken: 0, refused: 0, offered: 0, again: 0 }
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
      let booking = first
      let links: readonly BookingLink[] = []
      let now = Date.parse('2026-11-20T12:00:00.000Z')
      const keep = (changed: readonly BookingLink[]) => {
        const ids = new Set(changed.map(({ id }) => id))
        links = [...changed, ...links.filter(({ id }) => !ids.has(id))]
      }
      for (const [index, { what, who, link: back, hoursLater }] of steps.entries()) {
        now += hoursLater * 3_600_000
        const at = new Date(now).toISOString()
        const facts = { at, onTab: null, rachas: [] }
        const before = booking
        if (what === 'take') {
          const link = links[back]
          if (!link) continue
          const state = linkStateAt(link, booking, at)
          const outcome = takeOver(booking, link, {
            ...facts,
            taker: { id: who, name: who, phone: null },
            giver: { id: link.giverId, name: link.giverId },
            ownerId: 'dono',
            place,
            splits: [],
          })
          if (!outcome.ok) {
            seen.refused += 1
            continue
          }
          booking = outcome.changes.bookings[0]
          keep(outcome.changes.bookingLinks)
          if (state === 'accepted') {
            // The same answer again changes nothing, and tells nobody but who has the booking.
            expect(booking).toEqual(before)
            expect(booking.athleteId).toBe(who)
            seen.again += 1
            continue
          }
          expect(state).toBe('open')
          expect(at < START).toBe(true)
          expect([before.athleteId, booking.athleteId]).toEqual([link.giverId, who])
          expect(before.athleteId).not.toBe(who)
          seen.taken += 1
        } else if (booking.athleteId === who) {
          // The backend lets nobody but the athlete of the booking do these.
          const outcome =
            what === 'offer'
              ? offerBooking(booking, links, { ...facts, id: `l${index}`, token: `t${index}`, giverId: who })
              : withdrawLink(booking, links, at)
          if (!outcome.ok) continue
          keep(outcome.changes.bookingLinks)
          if (what === 'offer') seen.offered += 1
        }
        const open = links.filter((each) => linkStateAt(each, booking, at) === 'open')
        expect(open.length).toBeLessThanOrEqual(1)
        expect(open.every(({ giverId }) => giverId === booking.athleteId)).toBe(true)
        expect(people).toContain(booking.athleteId)
      }
    }),
    { numRuns: 400 },
  )
  for (const [what, times] of Object.entries(seen)) expect([what, times > 4]).toEqual([what, true])
})

it('answers who took it again while they have it, and nobody who passed it on since (N5)', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const ended = { as: 'accepted' as const, at, takerId: 'bia' }
  const link = {
    id: 'l',
    token: 't',
    bookingId: 'bkg',
    giverId: 'ana',
    createdAt: at,
    until: '2026-11-21T12:00:00.000Z',
    ended,
  }
  const again = (athleteId: string) =>
    takeOver({ ...first, athleteId }, link, {
      at,
      onTab: null,
      rachas: [],
      taker: { id: 'bia', name: 'bia', phone: null },
      giver: { id: 'ana', name: 'ana' },
      ownerId: 'dono',
      place,
      splits: [],
    })
  expect(again('bia')).toMatchObject({ ok: true, changes: { bookingLinks: [link] }, notices: [] })
  expect(again('caio')).toMatchObject({ ok: false, code: 'conflict' })
})
