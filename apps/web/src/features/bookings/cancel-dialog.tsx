import '@campo-livre/ui/styles/overlay.css'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { confirmLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Button, Modal } from '@mantine/core'
import { failureSentence } from '../../lib/failure-sentence.ts'
import { Notice } from '../../lib/notice.tsx'
import { Slow } from '../../lib/slow.tsx'
import { fromHoursOf, longDayOf } from '../../lib/when.ts'
import classes from './cancel-dialog.module.css'
import { refundSentence } from './refund-sentence.ts'
import { useCancelBooking } from './use-cancel-booking.ts'

type Props = {
  booking: BookingDetail
  now: string
  opened: boolean
  onClose: () => void
  onCancelled: (refundCents: number) => void
}

/** N6: cancelling without surprise. What comes back is said before anything is asked. */
export function CancelDialog({ booking, now, opened, onClose, onCancelled }: Props) {
  const { mutate, isPending, error, reset, stop } = useCancelBooking()
  const close = () => {
    reset()
    onClose()
  }
  const cancel = () =>
    mutate(
      { id: booking.id, reason: null },
      { onSuccess: ({ cancellation }) => onCancelled(cancellation?.refundCents ?? 0) },
    )
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Cancelar esta reserva?"
      classNames={{ content: classes.dialog ?? '', header: classes.dialog ?? '' }}
    >
      <div className={classes.body}>
        <p>
          {booking.field.name}. {longDayOf(booking)}, {fromHoursOf(booking)}.
        </p>
        <p className={classes.refund}>{refundSentence(booking, now)}</p>
        {error && <Notice>{failureSentence(error, 'Não deu para cancelar. Tente de novo.')}</Notice>}
        {isPending && <Slow label="Parar de esperar" onCancel={stop} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
            {confirmLabels.reject}
          </Button>
          <Button color="red" onClick={cancel} loading={isPending}>
            {confirmLabels.accept}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
