import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { formatAddress } from '@campo-livre/domain/companies/address.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import type { AccountPayment } from '@campo-livre/domain/payments/account.ts'
import { moneyMethodLabels } from '@campo-livre/domain/payments/money-methods.ts'
import { hoursOf, lengthOf, longDayOf } from '../../../shared/bookings/booking-times.ts'
import { couponWords } from '../../../shared/bookings/coupon-words.ts'
import { paymentSentence } from '../payment-sentence.ts'
import classes from './receipt.module.css'

type Props = {
  booking: BookingDetail
  now: string
  /** The payments that the counter has taken for it. */
  payments?: readonly AccountPayment[]
}

/** The receipt: hidden on the screen, alone in print. */
export function Receipt({ booking, now, payments }: Props) {
  const { code, field, company, customerName, priceCents } = booking
  const coupon = couponWords(booking)
  const rows = [
    ['Campo', field.name],
    ['Arena', company.name],
    ['Endereço', formatAddress(company.address)],
    ['Dia', longDayOf(booking)],
    ['Horário', `${hoursOf(booking)} (${lengthOf(booking)}), no horário de ${company.address.city}`],
    ['Reservado por', customerName],
    ['Valor', formatCents(priceCents)],
    ...(coupon === null ? [] : [['Desconto', coupon]]),
    ['Pagamento', paymentSentence(booking, now)],
    ...(payments ?? [])
      .filter(({ voided }) => voided === null)
      .map(({ method, amountCents, paidAt }) => [
        'Recebido',
        `${formatCents(amountCents)}, ${moneyMethodLabels[method].toLowerCase()}, ${formatDateTime(paidAt, company.timeZone)}`,
      ]),
    ['Situação', bookingStatusLabels[statusAt(booking, now)]],
  ]
  return (
    <section className={classes.receipt} aria-hidden>
      <p className={classes.brand}>Campo Livre</p>
      <p className={classes.title}>Comprovante de reserva {code}</p>
      <dl>
        {rows.map(([name, value], index) => (
          <div key={index} className={classes.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.foot}>
        Emitido em {formatDateTime(now, company.timeZone)}. Este comprovante não é um documento fiscal.
      </p>
    </section>
  )
}
