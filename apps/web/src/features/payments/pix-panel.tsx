import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { failureSentence } from '../../lib/failure-sentence.ts'
import { Notice } from '../../lib/notice.tsx'
import { Slow } from '../../lib/slow.tsx'
import { PixCode } from './pix-code.tsx'
import classes from './pix-panel.module.css'
import type { Trouble } from './trouble.ts'
import { paymentKey, usePayBooking } from './use-pay-booking.ts'

/** The code of a Pix payment that still waits; null when there is none to show. */
export function waitingPixCode({ payment }: BookingDetail): string | null {
  return payment?.method === 'pix' && payment.status === 'pending' ? payment.pixCode : null
}

type Props = { booking: BookingDetail; trouble: Trouble | null }

/** Paying by Pix: the code is asked for by itself, and again once the last payment has failed or run out. */
export function PixPanel({ booking, trouble }: Props) {
  const { mutate, isSuccess, error, variables, abort } = usePayBooking(booking.id, 'pix')
  const code = waitingPixCode(booking)
  const key = paymentKey(booking, 'pix')
  const asked = variables === key
  useEffect(() => {
    if (code === null && !asked) mutate(key)
  }, [code, asked, key, mutate])
  if (code !== null) return <PixCode code={code} trouble={trouble} />
  // An answer without a code that can be paid is no answer.
  if (!asked || (error === null && !isSuccess)) {
    return (
      <>
        <MakingCode />
        <Slow onCancel={abort} />
      </>
    )
  }
  return (
    <Notice action={<Button onClick={() => mutate(key)}>Tentar de novo</Button>}>
      {failureSentence(error, 'Não deu para gerar o código Pix. Seu horário continua guardado.')}
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
