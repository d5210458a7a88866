import type { CompanyBooking } from '@campo-livre/domain/bookings/company-booking.ts'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useBookingCommand } from '../../../shared/bookings/use-booking-command.ts'

/** The note of a booking, which only the arena reads. */
export function BookingNote({ booking }: { booking: CompanyBooking }) {
  const { id: bookingId, counter } = booking
  const [note, setNote] = useState(counter.note)
  const action = useBookingCommand({
    toast: () => ({ title: 'Anotação guardada' }),
    failure: 'Não deu para guardar a anotação. Tente de novo.',
  })
  return (
    <div>
      <Textarea
        size="md"
        label="Anotação"
        description="Só a arena lê."
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {note !== counter.note && (
        <ActionButton
          variant="default"
          action={action}
          onClick={() => action.run({ type: 'note', bookingId, note })}
        >
          Guardar anotação
        </ActionButton>
      )}
    </div>
  )
}
