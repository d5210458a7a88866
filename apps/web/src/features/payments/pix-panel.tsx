import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { failureSentence } from '../../lib/notice/failure-sentence.ts'
import { Notice } from '../../lib/notice/notice.tsx'
import { SlowNotice } from '../../lib/loading/slow-notice.tsx'
import { PixCode } from '../../lib/pix-code/pix-code.tsx'
import classes from './pix-panel.module.css'
import { lookingSentences, type ConnectionProblem } from './connection-problem.ts'
import { paymentKey, usePayBooking } from './use-pay-booking.ts'

/** Returns the code of a pending Pix payment; null for none. */
export function waitingPixCode({ payment }: BookingDetail): string | null {
  return payment?.method === 'pix' && payment.status === 'pending' ? payment.pixCode : null
}

type Props = { booking: BookingDetail; problem: ConnectionProblem | null }

/** Payment by Pix: requests a code at once, and again after the last payment has failed or expired. */
export function PixPanel({ booking, problem }: Props) {
  const { mutate, isSuccess, error, variables, abort } = usePayBooking(booking.id, 'pix')
  const code = waitingPixCode(booking)
  const key = paymentKey(booking, 'pix')
  const asked = variables === key
  useEffect(() => {
    if (code === null && !asked) mutate(key)
  }, [code, asked, key, mutate])
  if (code !== null) return <PixCode code={code} sentence={lookingSentences[problem ?? 'none']} />
  // An answer without a payable code counts as none.
  if (!asked || (error === null && !isSuccess)) {
    return (
      <>
        <MakingCode />
        <SlowNotice onCancel={abort} />
      </>
    )
  }
  return (
    <Notice action={<Button onClick={() => mutate(key)}>Tentar de novo</Button>}>
      {failureSentence(error, 'Não deu para gerar o código Pix. Seu horário continua guardado.')}
    </Notice>
  )
}

/** The skeleton of the code. */
export function MakingCode() {
  return (
    <div className={classes.making} role="status">
      <span className={classes.blank} />
      Gerando o código Pix…
    </div>
  )
}
