import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../../testing/sample-booking.ts'
import type { Booking } from '../booking.ts'
import { bookingSets } from './booking-set.ts'
import { instantInSet, isInSet } from './booking-sets.ts'

const NOW = '2026-11-20T13:00:00.000Z'
const setsOf = (changes: Partial<Booking>, now = NOW) =>
  bookingSets.filter((set) => isInSet(sampleBooking(changes), set, now))
const hold = { status: 'awaiting_payment', confirmedAt: null } as const

describe('the sets of bookings that figures are made of', () => {
  it('have one of the site that is paid in all of them, before the game and after it', () => {
    expect(setsOf({})).toEqual(['occupied', 'confirmed', 'held', 'kept'])
    expect(setsOf({}, '2026-11-22T00:00:00.000Z')).toEqual(['occupied', 'confirmed', 'held', 'kept'])
    expect(setsOf({ status: 'no_show' })).toEqual(['occupied', 'confirmed', 'held', 'kept'])
  })

  it('have a hold among those that were held alone, also once it has run out', () => {
    expect(setsOf({ ...hold, holdExpiresAt: '2026-11-20T13:15:00.000Z' })).toEqual(['held'])
    expect(setsOf({ ...hold, holdExpiresAt: NOW })).toEqual(['held'])
    expect(setsOf({ status: 'expired', confirmedAt: null })).toEqual(['held'])
  })

  it('have what was cancelled or rained out in all but the occupied ones', () => {
    expect(setsOf({ status: 'cancelled' })).toEqual(['confirmed', 'held', 'kept'])
    expect(setsOf({ status: 'rained_out' })).toEqual(['confirmed', 'held', 'kept'])
  })

  it('have nothing of the counter and of fixed slots among what the site held', () => {
    expect(setsOf({ source: 'counter' })).toEqual(['occupied', 'confirmed'])
    expect(setsOf({ series: { id: 's', day: '2026-11-21' } })).toEqual(['occupied', 'confirmed'])
  })

  it('count what was held by the day on which it was asked for, and all else by that of the game', () => {
    const { createdAt, start } = sampleBooking()
    const days = bookingSets.map((set) => instantInSet({ createdAt, start }, set))
    expect(days).toEqual([start, start, createdAt, createdAt])
    expect(instantInSet({ createdAt, start }, undefined)).toBe(start)
  })
})
