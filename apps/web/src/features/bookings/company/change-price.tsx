import { bookingCommandSchema } from '@campo-livre/domain/bookings/commands/command.ts'
import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { reprice } from '@campo-livre/domain/bookings/commands/reprice.ts'
import { formatDecimal, readDecimal } from '@campo-livre/domain/text/decimal.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useFocusOnMount } from '../../../lib/browser/use-focus-on-mount.ts'
import { useBookingCommand } from '../../../shared/bookings/use-booking-command.ts'
import classes from './booking-acts.module.css'

type Props = { booking: CompanyBooking; now: string }

/** Gives a booking another price, with a reason (H2); it is never below what is paid already. */
export function ChangePrice({ booking, now }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        Mudar o preço
      </Button>
    )
  return <PriceForm booking={booking} now={now} onClose={() => setOpen(false)} />
}

function PriceForm({ booking, now, onClose }: Props & { onClose: () => void }) {
  const field = useFocusOnMount<HTMLInputElement>()
  const [price, setPrice] = useState(formatDecimal(booking.priceCents, 2))
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<{ price?: string | undefined; reason?: string | undefined }>({})
  const action = useBookingCommand({
    toast: () => ({ title: 'Preço mudado' }),
    done: onClose,
    failure: 'Não deu para mudar o preço. Tente de novo.',
  })
  const submit = () => {
    const draft = {
      type: 'price' as const,
      bookingId: booking.id,
      priceCents: readDecimal(price, 2) ?? Number.NaN,
      reason: reason.trim(),
    }
    const wrong = bookingCommandSchema.safeParse({ ...draft, id: 'new' }).error?.issues ?? []
    const sentence = (name: string) => wrong.find(({ path }) => path[0] === name)?.message
    const judged = reprice(booking, draft.priceCents, { at: now, paymentId: 'new' })
    const found = {
      price: sentence('priceCents') ?? (judged.ok ? undefined : judged.message),
      reason: sentence('reason'),
    }
    setProblems(found)
    if (found.price === undefined && found.reason === undefined) action.run(draft)
  }
  return (
    <form
      noValidate
      className={classes.question}
      aria-label="Mudar o preço"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextInput
        ref={field}
        size="md"
        label="Novo preço"
        description="Use 0 para cortesia."
        inputMode="decimal"
        autoComplete="off"
        leftSection="R$"
        value={price}
        error={problems.price}
        onChange={({ currentTarget: { value } }) => setPrice(value)}
      />
      <TextInput
        size="md"
        label="Por que o preço é outro"
        autoComplete="off"
        value={reason}
        error={problems.reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <ActionButton
        action={action}
        beside={
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
        }
      >
        Guardar o preço
      </ActionButton>
    </form>
  )
}
