import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../testing/sample-booking.ts'
import { bookingEvent, changedAtOf, sequenceOf } from './booking-event.ts'

const address = {
  cep: '60000-000',
  street: 'Rua A',
  number: '10',
  district: 'Centro',
  city: 'Fortaleza',
  state: 'CE',
  latitude: -3.7,
  longitude: -38.5,
}
const at = {
  field: { name: 'Campo 1', sports: ['society', 'futsal'] as const },
  company: { name: 'Arena', address },
}
const booking = { ...sampleBooking(), ...at }

describe('a booking in a calendar (H2)', () => {
  it('is the same one for ever, with field, arena and place', () => {
    expect(bookingEvent(booking, null)).toEqual({
      uid: 'b@campolivre',
      changedAt: booking.createdAt,
      sequence: 0,
      start: booking.start,
      end: booking.end,
      isCancelled: false,
      summary: 'Futebol society: Campo 1',
      description: 'Reserva RSV-TEST\nArena',
      location: 'Arena, Rua A, 10, Centro, Fortaleza, CE',
      geo: { latitude: -3.7, longitude: -38.5 },
    })
    expect(bookingEvent({ ...booking, field: { name: 'Campo 1', sports: [] } }, null).summary).toBe('Campo 1')
  })

  it('leads to its ticket, where that has an address', () => {
    expect(bookingEvent(booking, 'https://campolivre.test/b')).toMatchObject({
      description: 'Reserva RSV-TEST\nArena\nhttps://campolivre.test/b',
      url: 'https://campolivre.test/b',
    })
  })

  it('is off where it was cancelled or rained out, and there otherwise', () => {
    const isOff = (status: typeof booking.status) => bookingEvent({ ...booking, status }, null).isCancelled
    expect((['cancelled', 'rained_out', 'confirmed', 'no_show'] as const).map(isOff)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('has changed last at the latest of all that happened, whatever is told first', () => {
    const cancellation = {
      at: '2026-11-20T15:00:00.000Z',
      by: 'athlete' as const,
      reason: null,
      refundCents: 0,
    }
    const price = (instant: string) => ({
      kind: 'price' as const,
      id: instant,
      at: instant,
      fromCents: 1,
      toCents: 2,
      reason: 'Vizinho',
    })
    expect(changedAtOf({ ...booking, cancellation })).toBe(cancellation.at)
    const changes = [price('2026-11-20T16:00:00.000Z'), price('2026-11-20T14:00:00.000Z')]
    expect(changedAtOf({ ...booking, cancellation, changes })).toBe('2026-11-20T16:00:00.000Z')
    const counter = {
      version: 2,
      note: '',
      checkedInAt: null,
      priceReason: null,
      changes,
      payments: [],
      pendingPix: [],
    }
    expect(changedAtOf({ ...booking, counter })).toBe('2026-11-20T16:00:00.000Z')
  })

  it('has a higher version a part of a second after it was made', () => {
    const cancellation = {
      at: new Date(Date.parse(booking.createdAt) + 1).toISOString(),
      by: 'company' as const,
      reason: null,
      refundCents: 0,
    }
    expect(sequenceOf({ ...booking, cancellation })).toBe(1)
  })
})
