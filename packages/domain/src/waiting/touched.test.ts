import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../testing/sample-booking.ts'
import { touchedBy } from './touched.ts'

const AT = '2026-11-21T12:00:00.000Z'
const booked = sampleBooking()
const time = { fieldId: booked.fieldId, start: booked.start, end: booked.end }
const cancelled = sampleBooking({ status: 'cancelled' })
const held = sampleBooking({ status: 'awaiting_payment', holdExpiresAt: '2026-11-21T12:15:00.000Z' })

describe('the times of which queues are looked at (N7)', () => {
  it('are those that a booking no longer has', () => {
    expect(touchedBy(booked, cancelled, AT)).toEqual([time])
    expect(touchedBy(booked, null, AT)).toEqual([time])
    expect(touchedBy(cancelled, null, AT)).toEqual([])
  })

  it('are those that are held for a while, but not those that are booked for good', () => {
    expect(touchedBy(null, held, AT)).toEqual([time])
    expect(touchedBy(null, booked, AT)).toEqual([])
  })

  it.each([{ fieldId: 'other' }, { start: '2026-11-21T21:00:00.000Z' }, { end: '2026-11-22T00:00:00.000Z' }])(
    'are those from which a booking moved: %j',
    (to) => {
      expect(touchedBy(booked, { ...booked, ...to }, AT)).toEqual([time])
    },
  )

  it('are none where the booking stays, and none that is over', () => {
    expect(touchedBy(held, booked, AT)).toEqual([])
    expect(touchedBy(booked, null, booked.start)).toEqual([time])
    expect(touchedBy(booked, null, booked.end)).toEqual([])
  })
})
