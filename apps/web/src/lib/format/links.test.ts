import { describe, expect, it } from 'vitest'
import { directionsLink, phoneLink, shareLink, whatsappLink } from './links.ts'

describe('WhatsApp', () => {
  it('opens a chat with the message begun', () => {
    expect(whatsappLink('5585999990000', 'Olá! Vi & gostei')).toBe(
      'https://wa.me/5585999990000?text=Ol%C3%A1!%20Vi%20%26%20gostei',
    )
  })

  it.each([
    null,
    '',
    '0800',
    '+5585999990000',
    '55 85 99999',
    '085999990000',
    '5585999990000?text=x',
    '1'.repeat(16),
  ])('makes no link of %s, which is no number', (number) => expect(whatsappLink(number, 'Oi')).toBeNull())

  it('carries a text to share through the address unharmed', () => {
    const url = new URL(shareLink('Vôlei & cia #1?\nBora'))
    expect(url.origin + url.pathname).toBe('https://wa.me/')
    expect(url.searchParams.get('text')).toBe('Vôlei & cia #1?\nBora')
  })
})

describe('calls', () => {
  it.each([
    ['5585999990000', 'tel:+5585999990000'],
    ['(85) 99999-0000', 'tel:+5585999990000'],
    ['85 3222-1000', 'tel:+558532221000'],
    // Santa Maria's area code equals the country's code.
    ['55 99999-0000', 'tel:+5555999990000'],
    ['+351 912 345 678', 'tel:+351912345678'],
    ['0800 123 4567', 'tel:08001234567'],
    ['3222-1000', 'tel:32221000'],
  ])('dials %s as %s', (phone, link) => expect(phoneLink(phone)).toBe(link))

  it.each([null, '', '190x', 'sem telefone', '12'])('does not dial %s', (phone) =>
    expect(phoneLink(phone)).toBeNull(),
  )
})

it('leads to a place by its coordinates', () => {
  expect(directionsLink({ latitude: -3.75, longitude: -38.45 })).toContain('destination=-3.75,-38.45')
})
