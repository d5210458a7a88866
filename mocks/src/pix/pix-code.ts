import type { BookingRecord, CompanyRecord } from '../db/records.ts'

/** Plain letters, figures and spaces: what every bank's reader takes. */
function plain(text: string, length: number): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
  return letters.replace(/\s+/g, ' ').trim().slice(0, length).trim()
}

/**
 * The id by which a bank tells one payment from another: the booking's own, 25 letters and figures at most.
 */
export function txidOf(booking: Pick<BookingRecord, 'id' | 'code'>): string {
  return `${booking.code}${booking.id}`
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 25)
}

/** The BR Code ("copia e cola") of a booking. The library is fetched when the first code is asked for. */
export async function pixCodeOf(
  booking: Pick<BookingRecord, 'id' | 'code' | 'priceCents'>,
  company: Pick<CompanyRecord, 'name' | 'pixKey' | 'address'>,
): Promise<string> {
  const { createStaticPix } = await import('pix-utils')
  return createStaticPix({
    merchantName: plain(company.name, 25) || 'ARENA',
    merchantCity: plain(company.address.city, 15) || 'BRASIL',
    pixKey: company.pixKey,
    txid: txidOf(booking),
    transactionAmount: booking.priceCents / 100,
  })
    .throwIfError()
    .toBRCode()
}
