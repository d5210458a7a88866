import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { CounterPart } from '@campo-livre/domain/bookings/money/counter-part.ts'
import { companyReasons, companyReasonSchema } from '@campo-livre/domain/bookings/cancel/company-reason.ts'
import { ConfirmDialog } from '../../../lib/confirm/confirm-dialog.tsx'
import { Consequence } from '../../../lib/confirm/confirm-modal.tsx'
import { reasonDraft } from '../../../lib/confirm/reason.ts'
import { useCancelBooking } from '../../../shared/bookings/use-cancel-booking.ts'
import { fromHoursOf, longDayOf } from '@campo-livre/domain/bookings/booking-times.ts'
import { companyRefundSentence } from '../cancel/refund-sentence.ts'

type Props = {
  booking: BookingDetail & { counter?: CounterPart }
  now: string
  onClose: () => void
  onCancelled: (booking: BookingDetail) => void
}

/** Asks a company to confirm a cancellation: the customer gets a full refund (rule 5) and has a right to the reason. */
export function CompanyCancelDialog({ booking, now, onClose, onCancelled }: Props) {
  const draft = reasonDraft(`cancel ${booking.id}`)
  const cancelling = useCancelBooking({
    done: (cancelled) => {
      draft.drop()
      onCancelled(cancelled)
    },
    failure: 'Não deu para cancelar. Tente de novo.',
  })
  return (
    <ConfirmDialog
      opened
      title={`Cancelar a reserva ${booking.code}?`}
      keep="Manter reserva"
      act="Cancelar reserva"
      action={cancelling}
      reason={{
        label: 'Motivo',
        description: 'O cliente vai ler.',
        usual: companyReasons,
        schema: companyReasonSchema,
        draft,
      }}
      onAct={(reason) => cancelling.run({ id: booking.id, reason })}
      onKeep={onClose}
    >
      <p>
        {booking.customerName}. {booking.field.name}. {longDayOf(booking)}, {fromHoursOf(booking)}.
      </p>
      <Consequence>{companyRefundSentence(booking, now)}</Consequence>
    </ConfirmDialog>
  )
}
