import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { canCheckIn, canMissOut } from '@campo-livre/domain/bookings/commands/attendance.ts'
import { formatAtTime } from '@campo-livre/domain/time/format.ts'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useBookingCommand } from '../../../shared/bookings/use-booking-command.ts'

type Props = { booking: CompanyBooking; now: string }

/** Notes that they have arrived or, once the arena need not wait any longer, that nobody came. */
export function ArrivalButtons({ booking, now }: Props) {
  const { id: bookingId, company, counter } = booking
  const arrived = useBookingCommand({
    toast: () => ({ title: 'Chegada marcada' }),
    failure: 'Não deu para marcar a chegada. Tente de novo.',
  })
  const missed = useBookingCommand({
    toast: () => ({ title: 'Falta marcada' }),
    failure: 'Não deu para marcar a falta. Tente de novo.',
  })
  return (
    <>
      {counter.checkedInAt !== null && <p>Chegaram {formatAtTime(counter.checkedInAt, company.timeZone)}.</p>}
      {canCheckIn(booking, now) && (
        <ActionButton action={arrived} onClick={() => arrived.run({ type: 'check_in', bookingId })}>
          Chegaram
        </ActionButton>
      )}
      {canMissOut(booking, now) && (
        <ActionButton
          variant="default"
          action={missed}
          onClick={() => missed.run({ type: 'no_show', bookingId })}
        >
          Não vieram
        </ActionButton>
      )}
    </>
  )
}
