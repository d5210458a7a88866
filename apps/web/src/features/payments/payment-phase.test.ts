import { describe, expect, it } from 'vitest'
import { heldBooking, sampleBooking } from '../../testing/sample-booking.ts'
import { paymentPhase } from './payment-phase.ts'

describe('paying a held booking', () => {
  it('is open until the very end of the hold', () => {
    expect(paymentPhase(heldBooking(), '2026-11-20T13:14:59Z')).toBe('open')
    expect(paymentPhase(heldBooking(), '2026-11-20T13:15:00Z')).toBe('expired')
  })

  it('is settled once confirmed or cancelled', () => {
    const now = '2026-11-20T14:00:00Z'
    expect(paymentPhase(sampleBooking(), now)).toBe('settled')
    expect(paymentPhase(sampleBooking({ status: 'cancelled' }), now)).toBe('settled')
  })
})
