import '@campo-livre/ui/styles/form.css'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { ConfirmButtons } from '../../../lib/confirm/confirm-buttons.tsx'
import { ConfirmModal, Consequence } from '../../../lib/confirm/confirm-modal.tsx'
import { useCancelBooking } from '../../../shared/bookings/use-cancel-booking.ts'
import { fromHoursOf, longDayOf } from '../../../shared/bookings/booking-times.ts'
import { createDraft } from '../../../lib/storage/drafts.ts'
import classes from './company-cancel-dialog.module.css'
import { companyRefundSentence } from '../refund-sentence.ts'
import { validateReason } from './validate-reason.ts'

type Props = {
  booking: BookingDetail
  now: string
  onClose: () => void
  onCancelled: (booking: BookingDetail) => void
}

/** Asks a company to confirm a cancellation: the customer gets a full refund (rule 5) and has a right to the reason. */
export function CompanyCancelDialog({ booking, now, onClose, onCancelled }: Props) {
  const draft = createDraft(`cancel ${booking.id}`, ['reason'])
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: draft.read(),
    onValuesChange: draft.keep,
    validate: { reason: validateReason },
    validateInputOnBlur: true,
  })
  const focusReason = () => form.getInputNode('reason')?.focus()
  const cancelling = useCancelBooking({
    done: (cancelled) => {
      draft.drop()
      onCancelled(cancelled)
    },
    failed: focusReason,
    failure: 'Não deu para cancelar. Tente de novo.',
  })
  const { error, pending } = cancelling
  const atReason = error instanceof ApiError ? error.errors.reason?.[0] : undefined
  const cancel = form.onSubmit(
    ({ reason }) => cancelling.run({ id: booking.id, reason: reason.trim() }),
    focusReason,
  )
  const field = form.getInputProps('reason')
  return (
    <ConfirmModal opened title={`Cancelar a reserva ${booking.code}?`} pending={pending} onKeep={onClose}>
      <form className={classes.form} onSubmit={cancel} noValidate>
        <p>
          {booking.customerName}. {booking.field.name}. {longDayOf(booking)}, {fromHoursOf(booking)}.
        </p>
        <Consequence>{companyRefundSentence(booking, now)}</Consequence>
        <Textarea
          key={form.key('reason')}
          {...field}
          error={field.error ?? atReason}
          label="Motivo"
          description="O cliente vai ler."
          autosize
          minRows={3}
          data-autofocus
        />
        {!atReason && <ActionFailure action={cancelling} />}
        <ConfirmButtons keep="Manter reserva" act="Cancelar reserva" action={cancelling} onKeep={onClose} />
      </form>
    </ConfirmModal>
  )
}
