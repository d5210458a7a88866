import type { Address } from '@campo-livre/domain/companies/address.ts'

/** A number that WhatsApp can open: country and area code included, nothing but digits. */
const whatsappNumber = /^[1-9]\d{9,14}$/

/** WhatsApp with the text written; the person chooses to whom. */
export function shareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** The way into a chat, its first message begun; null without a number that can be one. */
export function whatsappLink(number: string | null, text: string): string | null {
  if (number === null || !whatsappNumber.test(number)) return null
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

/**
 * A call, dialled with the country's code from anywhere (`tel:+5585999990000`); null for what cannot be dialled. A
 * number without area code, and one that begins with 0 such as 0800, works only as it stands.
 */
export function phoneLink(phone: string | null): string | null {
  const written = (phone ?? '').replace(/[\s().-]/g, '')
  if (!/^\+?\d{8,15}$/.test(written)) return null
  if (written.startsWith('+')) return `tel:${written}`
  const abroad = /^[1-9]\d{9,10}$/.test(written) ? `+55${written}` : `+${written}`
  return /^0|^\d{8,9}$/.test(written) ? `tel:${written}` : `tel:${abroad}`
}

/** The way there, in the map app of the phone or in the browser. */
export function directionsLink({ latitude, longitude }: Pick<Address, 'latitude' | 'longitude'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
