import { describe, expect, it } from 'vitest'
import { heldBooking, sampleBooking, samplePayment } from '../../testing/sample-booking.ts'
import { newerBooking } from './newer-booking.ts'
import { paymentKey } from './payment-key.ts'

const held = heldBooking()
const paid = sampleBooking()

describe('an answer about a payment', () => {
  it('never makes a decided booking wait again', () => {
    expect(newerBooking(paid, held)).toBe(paid)
    const cancelled = sampleBooking({ status: 'cancelled' })
    expect(newerBooking(cancelled, held)).toBe(cancelled)
  })

  it('is taken otherwise', () => {
    const waiting = heldBooking({ payment: samplePayment({ status: 'pending', paidAt: null }) })
    expect(newerBooking(undefined, held)).toBe(held)
    expect(newerBooking(held, waiting)).toBe(waiting)
    expect(newerBooking(held, paid)).toBe(paid)
  })
})

describe('the key of a payment', () => {
  it('is the same for the same wish, and another one by another method', () => {
    expect(paymentKey(held, 'pix')).toBe(paymentKey(heldBooking(), 'pix'))
    expect(paymentKey(held, 'pix')).not.toBe(paymentKey(held, 'venue'))
  })

  it('is another one once the last payment has failed or run out', () => {
    const key = (status: 'pending' | 'failed' | 'expired', id = 'payment-1') =>
      paymentKey(heldBooking({ payment: samplePayment({ id, status, paidAt: null }) }), 'pix')
    expect(new Set([paymentKey(held, 'pix'), key('failed'), key('expired'), key('failed', 'two')]).size).toBe(
      4,
    )
  })
})
