import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { ConfirmDialog } from '../../lib/confirm/confirm-dialog.tsx'
import { Consequence } from '../../lib/confirm/confirm-modal.tsx'
import { useCancelBooking } from '../../shared/bookings/use-cancel-booking.ts'
import { fromHoursOf, longDayOf } from '../../shared/bookings/booking-times.ts'
import { refundSentence } from './refund-sentence.ts'

type Props = {
  booking: BookingDetail
  now: string
  opened: boolean
  onClose: () => void
  onCancelled: (booking: BookingDetail) => void
}

/** Asks an athlete to confirm a cancellation, with the refund shown first (N6). */
export function CancelDialog({ booking, now, opened, onClose, onCancelled }: Props) {
  const cancelling = useCancelBooking({ done: onCancelled, failure: 'Não deu para cancelar. Tente de novo.' })
  return (
    <ConfirmDialog
      opened={opened}
      title="Cancelar esta reserva?"
      keep="Manter reserva"
      act="Cancelar reserva"
      action={cancelling}
      onAct={() => cancelling.run({ id: booking.id, reason: null })}
      onKeep={onClose}
    >
      <p>
        {booking.field.name}. {longDayOf(booking)}, {fromHoursOf(booking)}.
      </p>
      <Consequence>{refundSentence(booking, now)}</Consequence>
    </ConfirmDialog>
  )
}
