import '@campo-livre/ui/styles/form.css'
import '@campo-livre/ui/styles/overlay.css'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { confirmLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Button, Modal, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { failureSentence } from '../../../lib/failure-sentence.ts'
import { Notice } from '../../../lib/notice.tsx'
import { Slow } from '../../../lib/slow.tsx'
import { fromHoursOf, longDayOf } from '../../../lib/when.ts'
import { draftOf } from '../../../session/draft.ts'
import classes from '../cancel-dialog.module.css'
import { companyRefundSentence } from '../refund-sentence.ts'
import { useCancelBooking } from '../use-cancel-booking.ts'
import { validateReason } from './validate-reason.ts'

type Props = {
  booking: BookingDetail
  now: string
  onClose: () => void
  onCancelled: (refundCents: number) => void
}

/** The company cancels: the customer gets everything back (rule 5) and has a right to the reason. */
export function CompanyCancelDialog({ booking, now, onClose, onCancelled }: Props) {
  const { mutate, isPending, error, stop } = useCancelBooking()
  const draft = draftOf(`cancel ${booking.id}`, ['reason'])
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: draft.read(),
    onValuesChange: draft.keep,
    validate: { reason: validateReason },
    validateInputOnBlur: true,
  })
  const atReason = error instanceof ApiError ? error.errors.reason?.[0] : undefined
  const focusReason = () => form.getInputNode('reason')?.focus()
  const cancel = form.onSubmit(
    ({ reason }) =>
      mutate(
        { id: booking.id, reason: reason.trim() },
        {
          onSuccess: ({ cancellation }) => {
            draft.drop()
            onCancelled(cancellation?.refundCents ?? 0)
          },
          onError: focusReason,
        },
      ),
    focusReason,
  )
  const field = form.getInputProps('reason')
  return (
    <Modal
      opened
      onClose={onClose}
      classNames={{ content: classes.dialog ?? '', header: classes.dialog ?? '' }}
      title={`Cancelar a reserva ${booking.code}?`}
    >
      <form className={classes.body} onSubmit={cancel} noValidate>
        <p>
          {booking.customerName}. {booking.field.name}. {longDayOf(booking)}, {fromHoursOf(booking)}.
        </p>
        <p className={classes.refund}>{companyRefundSentence(booking, now)}</p>
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
        {error && !atReason && (
          <Notice>{failureSentence(error, 'Não deu para cancelar. Tente de novo.')}</Notice>
        )}
        {isPending && <Slow label="Parar de esperar" onCancel={stop} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {confirmLabels.reject}
          </Button>
          <Button type="submit" color="red" loading={isPending}>
            {confirmLabels.accept}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
