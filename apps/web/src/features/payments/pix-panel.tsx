import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { failureSentence } from '../../lib/failure-sentence.ts'
import { Notice } from '../../lib/notice.tsx'
import { PixCode } from './pix-code.tsx'
import classes from './pix-panel.module.css'
import { usePayBooking } from './use-pay-booking.ts'

/** The code of a Pix payment that still waits; null when there is none to show. */
export function waitingPixCode({ payment }: BookingDetail): string | null {
  return payment?.method === 'pix' && payment.status === 'pending' ? payment.pixCode : null
}

type Props = { booking: BookingDetail; unreachable: boolean }

/** Paying by Pix: the code is asked for by itself, and asking again answers the same one. */
export function PixPanel({ booking, unreachable }: Props) {
  const { mutate, isIdle, error } = usePayBooking(booking.id)
  const code = waitingPixCode(booking)
  useEffect(() => {
    if (code === null && isIdle) mutate('pix')
  }, [code, isIdle, mutate])
  if (code !== null) return <PixCode code={code} unreachable={unreachable} />
  if (error === null) return <MakingCode />
  return (
    <Notice action={<Button onClick={() => mutate('pix')}>Tentar de novo</Button>}>
      {failureSentence(error, 'Não conseguimos gerar o código Pix. Seu horário continua guardado.')}
    </Notice>
  )
}

/** The shape of the code while it is on its way. */
export function MakingCode() {
  return (
    <div className={classes.making} role="status">
      <span className={classes.blank} />
      Gerando o código Pix…
    </div>
  )
}
