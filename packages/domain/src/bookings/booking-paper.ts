import { formatAddress } from '../companies/address.ts'
import { couponWords } from '../coupons/coupon-words.ts'
import { formatCents } from '../money/money.ts'
import { NO_INVOICE, type Paper, type PaperLine } from '../papers/paper.ts'
import type { AccountPayment } from '../payments/account.ts'
import { moneyMethodLabels } from '../payments/money-methods.ts'
import { formatDateTime } from '../time/format-days.ts'
import { bookingStatusLabels } from './booking-status-labels.ts'
import { dayOf, hoursOf, lengthOf, longDayOf } from './booking-times.ts'
import type { BookingDetail } from './booking.ts'
import { paymentSentence } from './payment-sentence.ts'
import { occupies, statusAt } from './status.ts'

/** Returns the receipt of a booking, with the payments that the counter has taken for it. While it stands it is the ticket as well. */
export function bookingPaper(
  booking: BookingDetail,
  now: string,
  payments: readonly AccountPayment[] = [],
): Paper {
  const { code, field, company, customerName, priceCents } = booking
  const coupon = couponWords(booking)
  const line = (text: string, value: string): PaperLine => ({ text, value })
  return {
    file: `comprovante-${code}`,
    title: `Comprovante de reserva ${code}`,
    about: [],
    parts: [
      {
        kind: 'facts',
        lines: [
          line('Campo', field.name),
          line('Arena', company.name),
          line('Endereço', formatAddress(company.address)),
          line('Dia', `${longDayOf(booking)} de ${dayOf(booking).slice(0, 4)}`),
          line(
            'Horário',
            `${hoursOf(booking)} (${lengthOf(booking)}), no horário de ${company.address.city}`,
          ),
          line('Reservado por', customerName),
          line('Valor', formatCents(priceCents)),
          ...(coupon === null ? [] : [line('Desconto', coupon)]),
          line('Pagamento', paymentSentence(booking, now)),
          ...payments
            .filter(({ voided }) => voided === null)
            .map(({ method, amountCents, paidAt }) =>
              line(
                'Recebido',
                `${formatCents(amountCents)}, ${moneyMethodLabels[method].toLowerCase()}, ${formatDateTime(paidAt, company.timeZone)}`,
              ),
            ),
          line('Situação', bookingStatusLabels[statusAt(booking, now)]),
        ],
      },
    ],
    code: occupies(booking, now) ? code : null,
    foot: `Emitido em ${formatDateTime(now, company.timeZone)}. ${NO_INVOICE}`,
  }
}
