import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { ActionState } from '../../lib/action/action.ts'
import { ConfirmDialog } from '../../lib/confirm/confirm-dialog.tsx'
import { Consequence } from '../../lib/confirm/confirm-modal.tsx'
import { fromHoursOf, longDayOf } from '@campo-livre/domain/bookings/booking-times.ts'

type Props = {
  booking: BookingDetail
  opened: boolean
  action: ActionState
  onGiveUp: () => void
  onKeep: () => void
}

/** Asks to confirm that a held time is given up. */
export function GiveUpDialog({ booking, opened, action, onGiveUp, onKeep }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      title="Desistir desta reserva?"
      keep="Continuar o pagamento"
      act="Desistir da reserva"
      action={action}
      onAct={onGiveUp}
      onKeep={onKeep}
    >
      <p>
        {booking.field.name}. {longDayOf(booking)}, {fromHoursOf(booking)}.
      </p>
      <Consequence>Nada foi cobrado. O horário fica livre para outras pessoas na hora.</Consequence>
    </ConfirmDialog>
  )
}
