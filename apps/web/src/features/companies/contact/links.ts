import type { Company } from '@campo-livre/domain/companies/company.ts'

/** A number that WhatsApp can open: country and area code included, nothing but digits. */
const sane = /^[1-9]\d{9,14}$/

/** The way into a chat with the company, its first message begun; null without a number that can be one. */
export function whatsappLink(whatsapp: string | null, text: string): string | null {
  if (whatsapp === null || !sane.test(whatsapp)) return null
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`
}

/** The way there, in the map app of the phone or in the browser. */
export function directionsLink({ latitude, longitude }: Company['address']): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}

/** A call to the company; null without digits that can be dialled. */
export function phoneLink(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/[\s().-]/g, '')
  return /^\+?\d{8,15}$/.test(digits) ? `tel:${digits}` : null
}
