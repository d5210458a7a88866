import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { canMissOut } from '@campo-livre/domain/bookings/commands/attendance.ts'
import { absenceRefund } from '@campo-livre/domain/bookings/cancel/no-show.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatAtTime } from '@campo-livre/domain/time/format.ts'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useFocusOnMount } from '../../../lib/browser/use-focus-on-mount.ts'
import { ConfirmBody } from '../../../lib/confirm/confirm-body.tsx'
import { Consequence } from '../../../lib/confirm/confirm-modal.tsx'
import { useBookingCommand } from '../../../shared/bookings/use-booking-command.ts'
import { noShowSentence } from '../cancel/refund-sentence.ts'
import classes from './booking-acts.module.css'

type Props = { booking: CompanyBooking; now: string }

/**
 * Says when they arrived. Once the arena need not wait any longer, notes that nobody came, with what that costs shown
 * before; the last of both can be undone.
 */
export function ArrivalButtons({ booking, now }: Props) {
  const { id: bookingId, company, counter } = booking
  const [isAsking, setAsking] = useState(false)
  const missed = useBookingCommand({
    toast: () => ({ title: 'Falta marcada' }),
    done: () => setAsking(false),
    failure: 'Não deu para marcar a falta. Tente de novo.',
  })
  const undone = useBookingCommand({
    toast: () => ({ title: 'Desfeito' }),
    failure: 'Não deu para desfazer. Tente de novo.',
  })
  const last = counter.changes.at(-1)
  const goneCents = last?.kind === 'no_show' ? absenceRefund(booking.payment) : 0
  return (
    <>
      {counter.checkedInAt !== null && <p>Chegaram {formatAtTime(counter.checkedInAt, company.timeZone)}.</p>}
      {canMissOut(booking, now) && !isAsking && (
        <Button fullWidth variant="default" onClick={() => setAsking(true)}>
          Não vieram
        </Button>
      )}
      {isAsking && (
        <Question>
          <ConfirmBody
            keep="Voltar"
            act="Marcar a falta"
            action={missed}
            onAct={() => missed.run({ type: 'no_show', bookingId })}
            onKeep={() => {
              missed.reset()
              setAsking(false)
            }}
          >
            <Consequence>{noShowSentence(booking)}</Consequence>
          </ConfirmBody>
        </Question>
      )}
      {goneCents > 0 && (
        <p>
          O banco devolve {formatCents(goneCents)} a quem pagou. Se desfizer, esse valor volta a ser cobrado
          no local.
        </p>
      )}
      {(last?.kind === 'checked_in' || last?.kind === 'no_show') && (
        <ActionButton
          fullWidth
          variant="default"
          action={undone}
          onClick={() => undone.run({ type: 'undo', commandId: last.id })}
        >
          {last.kind === 'checked_in' ? 'Desfazer a chegada' : 'Desfazer a falta'}
        </ActionButton>
      )}
    </>
  )
}

/** The question before an absence is marked; it has the focus as soon as it is there. */
function Question({ children }: { children: ReactNode }) {
  const ref = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label="Marcar a falta" className={classes.question}>
      {children}
    </div>
  )
}
