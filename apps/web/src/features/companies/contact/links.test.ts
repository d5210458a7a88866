import { expect, it } from 'vitest'
import { directionsLink, whatsappLink } from './links.ts'

it('opens a chat with the message begun', () => {
  expect(whatsappLink('5585999990000', 'Olá! Vi & gostei')).toBe(
    'https://wa.me/5585999990000?text=Ol%C3%A1!%20Vi%20%26%20gostei',
  )
})

it('makes no link of what is no number', () => {
  for (const digits of [
    null,
    '',
    '0800',
    '+5585999990000',
    '55 85 99999',
    '5585999990000?text=x',
    '1'.repeat(16),
  ]) {
    expect(whatsappLink(digits, 'Oi')).toBeNull()
  }
})

it('leads to the coordinates', () => {
  const address = {
    cep: '',
    street: '',
    number: '',
    district: '',
    city: '',
    state: '',
    latitude: -3.75,
    longitude: -38.5,
  }
  expect(directionsLink(address)).toBe('https://www.google.com/maps/dir/?api=1&destination=-3.75,-38.5')
})
