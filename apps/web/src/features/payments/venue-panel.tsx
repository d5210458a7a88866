import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { payableWithCredit } from '@campo-livre/domain/credit/split-with-credit.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { Button } from '@mantine/core'
import { failureSentence } from '../../lib/notice/failure-sentence.ts'
import { Notice } from '../../lib/notice/notice.tsx'
import { SlowNotice } from '../../lib/loading/slow-notice.tsx'
import { paymentKey, usePayBooking } from './use-pay-booking.ts'
import classes from './venue-panel.module.css'

/** Payment at the venue, which confirms the booking now. */
export function VenuePanel({ booking }: { booking: BookingDetail }) {
  const { mutate, isPending, isSuccess, error, abort } = usePayBooking(booking.id, 'venue')
  const { creditCents } = payableWithCredit(booking)
  return (
    <section className={classes.venue} aria-label="Pagar no local">
      <p>
        Sua reserva fica confirmada agora e você paga{' '}
        <strong>{formatCents(booking.priceCents - creditCents)}</strong> na {booking.company.name}, no dia do
        jogo.
      </p>
      <p className={classes.small}>Mudou de planos? Avisar cedo ajuda quem espera um horário.</p>
      {error && (
        <Notice>{failureSentence(error, 'Não deu para confirmar. Seu horário continua guardado.')}</Notice>
      )}
      <Button
        size="lg"
        fullWidth
        loading={isPending || isSuccess}
        onClick={() => mutate(paymentKey(booking, 'venue'))}
      >
        Confirmar reserva
      </Button>
      {isPending && <SlowNotice onCancel={abort} />}
    </section>
  )
}
