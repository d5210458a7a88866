import { canCheckIn } from '@campo-livre/domain/bookings/commands/attendance.ts'
import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { counterSum } from '@campo-livre/domain/bookings/money/venue-part.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './booking-acts.module.css'
import { CheckInButton } from './check-in-button.tsx'
import { OpenTab } from './open-tab.tsx'
import { moneyPart } from './receive-money.tsx'

type Props = { booking: CompanyBooking; now: string }

/**
 * The likely acts on a booking, in sight whatever scrolls: they came, they pay, they order. The first that there is to do
 * is the main one.
 */
export function QuickActs({ booking, now }: Props) {
  const { id, tab, counter } = booking
  const status = statusAt(booking, now)
  const awaited = canCheckIn(booking, now)
  const dueCents = counterSum({ ...booking, counter }).dueCents
  const isHere = counter.checkedInAt !== null && status !== 'no_show'
  const isOver = status === 'cancelled' || status === 'expired' || status === 'rained_out'
  const receives = !isOver && tab === null && dueCents > 0
  const opens = tab === null && (awaited || isHere) && !isOver
  if (!awaited && !receives && !opens && tab === null) return null
  return (
    <div role="group" aria-label="O que fazer agora" className={classes.quick}>
      {awaited && <CheckInButton bookingId={id} />}
      {receives && (
        <Button
          variant={awaited ? 'default' : 'filled'}
          onClick={() => {
            moneyPart()?.scrollIntoView({ block: 'center' })
            moneyPart()?.focus({ preventScroll: true })
          }}
        >
          Receber
        </Button>
      )}
      {opens && <OpenTab key={id} booking={booking} isMain={!awaited && !receives} />}
      {tab !== null && (
        <Link to="/company/tabs" search={{ comanda: tab.id }} className={button.secondary}>
          Abrir comanda {tab.code}
        </Link>
      )}
    </div>
  )
}
