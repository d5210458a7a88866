import '@campo-livre/ui/styles/form.css'
import { alternativesOf } from '@campo-livre/api/bookings/create-booking.ts'
import { companyFieldsQuery } from '@campo-livre/api/companies/list-company-fields.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { isEqualField } from '@campo-livre/domain/fields/equal-field.ts'
import { formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { type PickedTime, TimePicker } from '../../../shared/bookings/time-picker.tsx'
import classes from './rain-panel.module.css'
import { useChooseAfterRain } from './use-choose-after-rain.ts'

type Props = { booking: BookingDetail; onClose: () => void; onChosen: (sentence: string) => void }

/** Picks another time for a rained-out booking, on its field or an equal one of the arena, at no cost. */
export default function NewTime({ booking, onClose, onChosen }: Props) {
  const { id, field, company, start, end } = booking
  const { timeZone } = company
  const [picked, setPicked] = useState<PickedTime | null>(null)
  const others = useQuery(companyFieldsQuery(company.id, 1)).data?.items ?? []
  const equal = others.filter((other) => other.id !== field.id && isEqualField(field, other))
  const when = (time: PickedTime) => `${formatShortDay(time.start, timeZone)}, ${formatTimes(time, timeZone)}`
  const choosing = useChooseAfterRain(id, {
    done: () => onChosen(picked === null ? '' : `Novo horário marcado, sem custo: ${when(picked)}.`),
    failure: 'Não deu para marcar esse horário. Tente de novo.',
  })
  const nearest = alternativesOf(choosing.error)
  return (
    <div className={classes.time}>
      <TimePicker
        fields={[field, ...equal]}
        minutes={(Date.parse(end) - Date.parse(start)) / 60_000}
        timeZone={timeZone}
        from={null}
        picked={picked}
        onPick={(time) => {
          choosing.reset()
          setPicked(time)
        }}
      />
      <p role="status" className={classes.picked}>
        {picked === null
          ? 'Escolha quando você quer jogar.'
          : `${picked.fieldName}, ${when(picked)}, sem custo.`}
      </p>
      <ActionButton
        action={choosing}
        disabled={picked === null}
        onClick={() =>
          picked && choosing.run({ what: 'new-time', fieldId: picked.fieldId, start: picked.start })
        }
        beside={
          <button type="button" className={button.secondary} onClick={onClose}>
            Voltar
          </button>
        }
      >
        Marcar esse horário
      </ActionButton>
      {nearest.length > 0 && picked && (
        <div role="group" aria-label="Horários perto" className={classes.buttons}>
          {nearest.map((offer) => (
            <button
              key={offer.start}
              type="button"
              className={button.secondary}
              onClick={() => {
                choosing.reset()
                setPicked({ ...picked, start: offer.start, end: offer.end })
              }}
            >
              {when({ ...picked, start: offer.start, end: offer.end })}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
