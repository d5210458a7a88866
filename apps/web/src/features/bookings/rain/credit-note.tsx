import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { IconWallet } from '@tabler/icons-react'
import classes from './credit-note.module.css'

type Props = { booking: Pick<BookingDetail, 'creditLeftCents' | 'company'> }

/** The credit that an athlete has left at the arena of a booking; nothing where there is none. */
export function CreditNote({ booking: { creditLeftCents, company } }: Props) {
  if (!creditLeftCents) return null
  return (
    <p className={classes.note}>
      <IconWallet size={22} stroke={1.75} aria-hidden className={classes.icon} />
      <span>
        Você tem <strong>{formatCents(creditLeftCents)}</strong> de crédito na {company.name}. Ele paga sua
        próxima reserva lá.
      </span>
    </p>
  )
}
