import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { fromHoursOf, longDayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import classes from './greeting.module.css'

/** The heading after a payment: confirms it and says when the game is. */
export function Greeting({ booking }: { booking: BookingDetail }) {
  return (
    <header className={classes.greeting}>
      <IconCircleCheckFilled size={48} aria-hidden className={classes.icon} />
      <div>
        <h1>Reserva confirmada</h1>
        <p>
          {longDayOf(booking)}, {fromHoursOf(booking)}. {paidWords(booking)} Bom jogo!
        </p>
      </div>
    </header>
  )
}

function paidWords({ payment, balance, creditUsed }: BookingDetail): string {
  if (payment === null && creditUsed) {
    const rest = balance === null ? '' : ` Você paga ${formatCents(balance.amountCents)} na arena, no dia.`
    return `${formatCents(creditUsed.cents)} saíram do seu crédito.${rest}`
  }
  if (payment === null && balance === null) return ''
  if (payment?.method === 'venue' && payment.status === 'pending') return 'Você paga na arena, no dia.'
  if (balance === null) return 'Pagamento recebido.'
  return `Sinal recebido. Você paga ${formatCents(balance.amountCents)} na arena, no dia.`
}
