import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../../testing/sample-booking.ts'
import { type BookingLink, bookingLinkSchema, linkedBookingSchema, linkStateAt } from './booking-link.ts'

const NOON = '2026-11-21T15:00:00.000Z'
const booking = sampleBooking()
const link: BookingLink = {
  id: 'l',
  token: 't',
  bookingId: 'b',
  giverId: 'ana',
  createdAt: '2026-11-20T18:00:00.000Z',
  until: '2026-11-21T18:00:00.000Z',
  ended: null,
}

describe('a link to take a booking over (N5)', () => {
  it('is open until its time has run out, and not at that instant', () => {
    expect(linkStateAt(link, booking, '2026-11-21T17:59:59.999Z')).toBe('open')
    expect(linkStateAt(link, booking, link.until)).toBe('over')
  })

  it('is over when the game begins, also where that was moved to before its end', () => {
    const earlier = sampleBooking({ start: NOON, end: '2026-11-21T16:00:00.000Z' })
    expect(linkStateAt(link, earlier, '2026-11-21T14:59:59.999Z')).toBe('open')
    expect(linkStateAt(link, earlier, NOON)).toBe('over')
  })

  it('is over where the booking is not confirmed any more, or is somebody else’s', () => {
    expect(linkStateAt(link, sampleBooking({ status: 'cancelled' }), NOON)).toBe('over')
    expect(linkStateAt(link, sampleBooking({ athleteId: 'bia' }), NOON)).toBe('over')
  })

  it.each(['accepted', 'withdrawn'] as const)('stays %s, whatever becomes of the booking', (as) => {
    const ended = { as, at: NOON, takerId: as === 'accepted' ? 'bia' : null }
    const stored = bookingLinkSchema.parse({ ...link, ended })
    expect(linkStateAt(stored, booking, NOON)).toBe(as)
    expect(linkStateAt(stored, sampleBooking({ status: 'cancelled' }), link.until)).toBe(as)
  })

  it.each(['given', 'taken', null])('tells whoever asks that they have %s it', (mine) => {
    const seen = { state: 'accepted', giverName: 'Ana L.', mine, booking: null, until: link.until }
    expect(linkedBookingSchema.parse(seen)).toEqual(seen)
  })
})
