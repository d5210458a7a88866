import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../../../testing/sample-booking.ts'
import { invitation } from './invitation.ts'

describe('sharing by WhatsApp', () => {
  const text = invitation(sampleBooking())

  it("tells what, when on the company's clock, and where", () => {
    expect(text).toBe(
      [
        'Bora jogar futebol society?',
        'sábado, 21 de novembro, das 20h às 22h',
        'Society 1, Arena Praia do Futuro',
        'Avenida Zezé Diogo, 1200, Praia do Futuro, Fortaleza, CE',
        'Como chegar: https://www.google.com/maps/dir/?api=1&destination=-3.75,-38.45',
      ].join('\n'),
    )
  })

  it('gives away neither the code nor the booking', () => {
    expect(text).not.toMatch(/RSV-|booking-1/)
  })
})
