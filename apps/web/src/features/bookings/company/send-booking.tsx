import { sendBooking } from '@campo-livre/api/bookings/company-bookings.ts'
import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { sendBookingSchema } from '@campo-livre/domain/bookings/send-booking.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import classes from './booking-acts.module.css'

/** Sends a booking to an e-mail or, by its phone, into the account of who plays. */
export function SendBooking({ booking: { id, athleteId } }: { booking: CompanyBooking }) {
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isMail = athleteId !== null || /[@a-z]/i.test(to)
  const action = useAction<string, void>({
    mutation: {
      mutationFn: (address, { signal }) =>
        sendBooking(id, isMail ? { by: 'email', email: address } : { by: 'account', phone: address }, signal),
      meta: { changes: ['bookings'] },
    },
    toast: () => ({
      title: 'Reserva enviada',
      ...(isMail ? {} : { text: 'Se este telefone tiver uma conta, ela aparece lá.' }),
    }),
    done: () => setTo(''),
    failure: 'Não deu para enviar. Tente de novo.',
  })
  const send = () => {
    const body = isMail ? { by: 'email', email: to } : { by: 'account', phone: to }
    const wrong = sendBookingSchema.safeParse(body).error?.issues[0]?.message ?? null
    setProblem(wrong)
    if (wrong === null) action.run(to)
  }
  return (
    <div className={classes.send}>
      <TextInput
        size="md"
        label={athleteId === null ? 'Enviar para e-mail, ou conta com o telefone' : 'Enviar para o e-mail'}
        autoComplete="off"
        value={to}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setTo(value)
          setProblem(null)
        }}
      />
      <ActionButton variant="default" action={action} onClick={send}>
        Enviar
      </ActionButton>
    </div>
  )
}
