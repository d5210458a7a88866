import type { BookingRecord, CompanyRecord } from '../store/records.ts'

/** Reduces a text to plain letters, figures and spaces, which every bank's reader takes. */
function plain(text: string, length: number): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
  return letters.replace(/\s+/g, ' ').trim().slice(0, length).trim()
}

/** Returns the id by which a bank tells one payment from another: the booking's own, at most 25 letters and figures. */
export function txidOf(booking: Pick<BookingRecord, 'id' | 'code'>): string {
  return `${booking.code}${booking.id}`
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 25)
}

/** Returns the BR Code ("copia e cola") of an amount for a booking. The library is fetched when the first code is asked for. */
export async function pixCodeOf(
  booking: Pick<BookingRecord, 'id' | 'code'>,
  amountCents: number,
  company: Pick<CompanyRecord, 'name' | 'pixKey'> & { address: Pick<CompanyRecord['address'], 'city'> },
): Promise<string> {
  const { createStaticPix } = await import('pix-utils')
  return createStaticPix({
    merchantName: plain(company.name, 25) || 'ARENA',
    merchantCity: plain(company.address.city, 15) || 'BRASIL',
    pixKey: company.pixKey,
    txid: txidOf(booking),
    transactionAmount: amountCents / 100,
  })
    .throwIfError()
    .toBRCode()
}
