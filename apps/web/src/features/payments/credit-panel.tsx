import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { payableWithCredit } from '@campo-livre/domain/credit/split-with-credit.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { Button } from '@mantine/core'
import { failureSentence } from '../../lib/notice/failure-sentence.ts'
import { Notice } from '../../lib/notice/notice.tsx'
import { SlowNotice } from '../../lib/loading/slow-notice.tsx'
import { paymentKey, usePayBooking } from './use-pay-booking.ts'
import classes from './venue-panel.module.css'

/** Returns whether the credit at the arena pays all that is due online, so that no Pix is needed. */
export function isPaidByCredit(booking: BookingDetail): boolean {
  const { creditCents, nowCents } = payableWithCredit(booking)
  return creditCents > 0 && nowCents === 0
}

/** Payment by credit at the arena, which confirms the booking now. */
export function CreditPanel({ booking }: { booking: BookingDetail }) {
  const { mutate, isPending, isSuccess, error, abort } = usePayBooking(booking.id, 'pix')
  const { creditCents, atVenueCents } = payableWithCredit(booking)
  return (
    <section className={classes.venue} aria-label="Pagar com o crédito">
      <p>
        <strong>{formatCents(creditCents)}</strong> saem do seu crédito na {booking.company.name}.{' '}
        {atVenueCents > 0
          ? `Você paga ${formatCents(atVenueCents)} na arena, no dia do jogo.`
          : 'Não falta pagar nada.'}
      </p>
      <p className={classes.small}>Se a reserva for cancelada, o que voltar volta como crédito.</p>
      {error && (
        <Notice>{failureSentence(error, 'Não deu para confirmar. Seu horário continua guardado.')}</Notice>
      )}
      <Button
        size="lg"
        fullWidth
        loading={isPending || isSuccess}
        onClick={() => mutate(paymentKey(booking, 'pix'))}
      >
        Confirmar com o crédito
      </Button>
      {isPending && <SlowNotice onCancel={abort} />}
    </section>
  )
}
