import { bookingStatusLabels } from '@campo-livre/domain/bookings/booking-status-labels.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { formatAddress } from '@campo-livre/domain/companies/address.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { hoursOf, lengthOf, longDayOf } from '../../shared/bookings/booking-times.ts'
import { paymentSentence } from './payment-sentence.ts'
import classes from './receipt.module.css'

/** The receipt: hidden on the screen, alone in print. */
export function Receipt({ booking, now }: { booking: BookingDetail; now: string }) {
  const { code, field, company, customerName, priceCents } = booking
  const rows = [
    ['Campo', field.name],
    ['Arena', company.name],
    ['Endereço', formatAddress(company.address)],
    ['Dia', longDayOf(booking)],
    ['Horário', `${hoursOf(booking)} (${lengthOf(booking)}), no horário de ${company.address.city}`],
    ['Reservado por', customerName],
    ['Valor', formatCents(priceCents)],
    ['Pagamento', paymentSentence(booking, now)],
    ['Situação', bookingStatusLabels[statusAt(booking, now)]],
  ] as const
  return (
    <section className={classes.receipt} aria-hidden>
      <p className={classes.brand}>Campo Livre</p>
      <p className={classes.title}>Comprovante de reserva {code}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className={classes.row}>
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
