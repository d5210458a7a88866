import { describe, expect, it } from 'vitest'
import { sampleBooking } from '../../testing/sample-booking.ts'
import { directionsLink, invitation, whatsappLink } from './links.ts'

describe('sharing by WhatsApp', () => {
  const text = invitation(sampleBooking(), 'https://campo.test/field/field-1')

  it("tells what, when on the company's clock, and where", () => {
    expect(text).toBe(
      [
        'Bora jogar futebol society?',
        'sábado, 21 de novembro, das 20:00 às 22:00',
        'Society 1, Arena Praia do Futuro',
        'Avenida Zezé Diogo, 1200, Praia do Futuro, Fortaleza, CE',
        'https://campo.test/field/field-1',
      ].join('\n'),
    )
  })

  it('gives away neither the code nor the booking', () => {
    expect(text).not.toMatch(/RSV-|booking-1/)
  })

  it('survives the way through an address', () => {
    const url = new URL(whatsappLink('Vôlei & cia #1?\nBora'))
    expect(url.origin + url.pathname).toBe('https://wa.me/')
    expect(url.searchParams.get('text')).toBe('Vôlei & cia #1?\nBora')
  })

  it('writes a number as digits only', () => {
    expect(whatsappLink('oi', '+55 (85) 99999-0000')).toBe('https://wa.me/5585999990000?text=oi')
  })
})

it('leads to the place by its coordinates', () => {
  expect(directionsLink(sampleBooking().company.address)).toContain('destination=-3.75,-38.45')
})
