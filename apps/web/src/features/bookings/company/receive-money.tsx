import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { counterTotal } from '@campo-livre/domain/bookings/money/venue-part.ts'
import { paidParts } from '@campo-livre/domain/payments/paid-parts.ts'
import { Link } from '@tanstack/react-router'
import { useBookingCommand } from '../../../shared/bookings/use-booking-command.ts'
import { ReceivePart } from '../../../shared/payments/receive-part.tsx'
import classes from './booking-acts.module.css'

const MONEY_ID = 'recebimento'

/** Returns where the counter takes money for the open booking; null where there is nothing to take. */
export function moneyPart(): HTMLElement | null {
  return document.getElementById(MONEY_ID)
}

/** The money that the counter takes for a booking, whole or in parts (H2); for one that is on a tab, the way to it. */
export function ReceiveMoney({ booking }: { booking: CompanyBooking }) {
  const { id: bookingId, counter, tab } = booking
  const action = useBookingCommand({ failure: 'Não deu para receber. Confira e tente de novo.' })
  const totalCents = counterTotal(booking)
  if (tab !== null)
    return (
      <Link to="/company/tabs" search={{ comanda: tab.id }}>
        Receber na comanda {tab.code}
      </Link>
    )
  if (totalCents === 0 && paidParts(counter).length === 0) return null
  return (
    <section id={MONEY_ID} tabIndex={-1} aria-label="Recebimento" className={classes.money}>
      <ReceivePart
        account={counter}
        totalCents={totalCents}
        problem={action.sentence}
        onPay={(payment) => action.run({ type: 'pay', bookingId, ...payment })}
        onVoid={(voided) => action.run({ type: 'void_payment', bookingId, ...voided })}
      />
    </section>
  )
}
