import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { useState } from 'react'
import type { PickedTime } from '../../../shared/bookings/time-picker.tsx'
import { pickedWhen, PickTime } from '../../../shared/bookings/pick-time.tsx'
import { useChooseAfterRain } from './use-choose-after-rain.ts'

type Props = { booking: BookingDetail; onClose: () => void; onChosen: (sentence: string) => void }

/** Picks another time for a rained-out booking, on its field or an equal one of the arena, at no cost. */
export default function NewTime({ booking, onClose, onChosen }: Props) {
  const [picked, setPicked] = useState<PickedTime | null>(null)
  const when = (time: PickedTime) => pickedWhen(time, booking.company.timeZone)
  const choosing = useChooseAfterRain(booking.id, {
    done: () => onChosen(picked === null ? '' : `Novo horário marcado, sem custo: ${when(picked)}.`),
    failure: 'Não deu para marcar esse horário. Tente de novo.',
  })
  return (
    <PickTime
      booking={booking}
      picked={picked}
      onPick={setPicked}
      consequence={picked && `${picked.fieldName}, ${when(picked)}, sem custo.`}
      action={choosing}
      act="Marcar esse horário"
      onAct={({ fieldId, start }) => choosing.run({ what: 'new-time', fieldId, start })}
      onClose={onClose}
    />
  )
}
