import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { RefundForm } from '@campo-livre/domain/bookings/cancel/refund.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../lib/confirm/confirm-dialog.tsx'
import { Consequence } from '../../../lib/confirm/confirm-modal.tsx'
import { useCancelBooking } from '../../../shared/bookings/use-cancel-booking.ts'
import { fromHoursOf, longDayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import { RefundChoice } from './refund-choice.tsx'
import { moneyBackWords, refundSentence } from './refund-sentence.ts'

type Props = {
  booking: BookingDetail
  now: string
  opened: boolean
  onClose: () => void
  onCancelled: (booking: BookingDetail) => void
}

/** Asks an athlete to confirm a cancellation, with the refund shown first (N6), as money or as credit. */
export function CancelDialog({ booking, now, opened, onClose, onCancelled }: Props) {
  const cancelling = useCancelBooking({ done: onCancelled, failure: 'Não deu para cancelar. Tente de novo.' })
  const [chosen, setChosen] = useState<RefundForm>('money')
  const moneyWords = moneyBackWords(booking, now)
  const refundAs = moneyWords === null ? 'money' : chosen
  return (
    <ConfirmDialog
      opened={opened}
      title="Cancelar esta reserva?"
      keep="Manter reserva"
      act="Cancelar reserva"
      action={cancelling}
      onAct={() => cancelling.run({ id: booking.id, reason: null, refundAs })}
      onKeep={onClose}
    >
      <p>
        {booking.field.name}. {longDayOf(booking)}, {fromHoursOf(booking)}.
      </p>
      {moneyWords !== null && (
        <RefundChoice
          moneyWords={moneyWords}
          companyName={booking.company.name}
          moneyBackTo={booking.moneyBackTo}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <Consequence>{refundSentence(booking, now, refundAs)}</Consequence>
    </ConfirmDialog>
  )
}
