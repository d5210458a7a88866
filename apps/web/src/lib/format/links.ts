import type { Address } from '@campo-livre/domain/companies/address.ts'

/** A number that WhatsApp can open: country and area code included, digits only. */
const whatsappNumber = /^[1-9]\d{9,14}$/

/** Returns a link that opens WhatsApp with a text; the person chooses the recipient. */
export function shareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** Returns a link to a chat with a first message; null without a valid number. */
export function whatsappLink(number: string | null, text: string): string | null {
  if (number === null || !whatsappNumber.test(number)) return null
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

/**
 * Returns a link that dials with the country's code (`tel:+5585999990000`); null for a number that cannot be dialled.
 * Numbers without area code, or beginning with 0 as 0800, are dialled as they are.
 */
export function phoneLink(phone: string | null): string | null {
  const written = (phone ?? '').replace(/[\s().-]/g, '')
  if (!/^\+?\d{8,15}$/.test(written)) return null
  if (written.startsWith('+')) return `tel:${written}`
  const abroad = /^[1-9]\d{9,10}$/.test(written) ? `+55${written}` : `+${written}`
  return /^0|^\d{8,9}$/.test(written) ? `tel:${written}` : `tel:${abroad}`
}

/** Returns a link to directions, in the phone's map app or the browser. */
export function directionsLink({ latitude, longitude }: Pick<Address, 'latitude' | 'longitude'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
