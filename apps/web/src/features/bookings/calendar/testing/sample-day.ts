import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import { sampleBooking, samplePayment } from '../../../../testing/sample-booking.ts'
import { sampleCompany } from '../../../../testing/sample-company.ts'

/** Friday, 10h in Fortaleza: the instant of stories and tests. */
export const dayNow = '2026-11-20T13:00:00.000Z'

const unpaid = samplePayment({ method: 'venue', status: 'pending', paidAt: null })
const names = ['Areia 1 – Nascente', 'Campo 1 – Gramado Norte', 'Quadra Coberta', 'Padel Panorâmica']
const looks = [
  { sports: ['beach-tennis'], surface: 'sand', lengthMeters: 16, widthMeters: 8 },
  { sports: ['society'], surface: 'synthetic-grass', lengthMeters: 50, widthMeters: 30 },
  { sports: ['futsal'], surface: 'wood', lengthMeters: 40, widthMeters: 20 },
  { sports: ['padel'], surface: 'synthetic-grass', lengthMeters: 20, widthMeters: 10 },
] satisfies Partial<FieldSummary>[]

/** Returns a company with a number of fields, open until two in the morning. */
export function dayCompany(
  count = 4,
  nameOf = (index: number) => names[index] ?? `Campo ${index + 1}`,
): OwnCompany {
  const { field } = sampleBooking()
  const open = [{ opens: 7 * 60, closes: 26 * 60 }]
  return {
    ...sampleCompany({ openingHours: [open, open, open, open, open, open, open] }),
    status: 'approved',
    statusReason: null,
    cnpj: null,
    sellsBeyondStock: false,
    waitingWay: 'turns',
    version: 1,
    drafts: [],
    fields: Array.from({ length: count }, (_, index) => ({
      ...field,
      ...looks[index % looks.length],
      id: `field-${index}`,
      name: nameOf(index),
    })),
  }
}

/** Returns an interval in hours of the day in Fortaleza; 25 is one in the morning. */
function at(from: number, to: number) {
  const instant = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour + 3)).toISOString()
  return { start: instant(from), end: instant(to) }
}

/** Returns a day with every kind of booking, later on each further field. */
export function dayBookings({ fields }: OwnCompany): BookingDetail[] {
  const kinds: Partial<BookingDetail>[] = [
    { ...at(-1, 1), customerName: 'Karina Aguiar Borges' },
    { ...at(8, 9), customerName: 'Otávio Marques', status: 'no_show' },
    { ...at(9, 11), customerName: 'Letícia Coelho' },
    {
      ...at(11, 12),
      customerName: 'Anderson Rezende',
      status: 'awaiting_payment',
      holdExpiresAt: '2026-11-20T13:04:00.000Z',
      confirmedAt: null,
      payment: null,
    },
    { ...at(12, 14), customerName: 'Simone Oliveira', payment: unpaid },
    { ...at(14, 15), customerName: 'Bruno Mendes', source: 'counter', athleteId: null, customerPhone: null },
    { ...at(25, 26), customerName: 'Camila Neves Marques' },
  ]
  return fields.flatMap((field, lane) =>
    kinds
      .filter((_, index) => (index + lane) % 3 !== 0 || lane === 1)
      .map((kind, index) =>
        sampleBooking({
          ...kind,
          id: `booking-${lane}-${index}`,
          code: `RSV-${lane}${index}`,
          fieldId: field.id,
          field,
        }),
      ),
  )
}
