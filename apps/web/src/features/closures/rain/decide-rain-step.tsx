import '@campo-livre/ui/styles/form.css'
import { describeRainOutcome, rainOutcomeOf } from '@campo-livre/domain/rain/rain-outcome.ts'
import type { RainPreview } from '@campo-livre/domain/rain/rain-preview.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useEffect, useRef } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import type { ActionState } from '../../../lib/action/action.ts'
import classes from '../new/decide-step.module.css'
import { type ChosenForRain, rainActionFor, rainChoicesFor } from './choose-rain.ts'
import { RainedItem } from './rained-item.tsx'

type Props = {
  /** A sentence about the fields and the time. */
  summary: string
  preview: RainPreview
  chosen: ChosenForRain
  action: ActionState
  onChoose: (chosen: ChosenForRain) => void
  onBack: () => void
  onSend: () => void
}

/** The second step of a rain: what each booking in it gets, and what that amounts to. */
export function DecideRainStep({ summary, preview, chosen, action, onChoose, onBack, onSend }: Props) {
  const { bookings, timeZone, closes } = preview
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const outcome = describeRainOutcome(rainOutcomeOf(bookings, rainChoicesFor(bookings, chosen)))
  const changes = closes || bookings.length > 0
  const back = (
    <button type="button" className={button.secondary} onClick={onBack}>
      Voltar
    </button>
  )
  return (
    <section className={classes.step} aria-labelledby="chuva">
      <div>
        <h2 id="chuva" ref={title} tabIndex={-1} className={classes.title}>
          {titleOf(bookings.length)}
        </h2>
        <p className={classes.dim}>{summary}</p>
      </div>
      {bookings.length > 0 && (
        <ul className={classes.list} aria-label="Reservas na chuva">
          {bookings.map((booking) => (
            <RainedItem
              key={booking.id}
              booking={booking}
              timeZone={timeZone}
              action={rainActionFor(booking, chosen)}
              onAction={(wish) => onChoose({ ...chosen, [booking.id]: wish })}
            />
          ))}
        </ul>
      )}
      <p role="status" className={classes.outcome}>
        {outcome}.{closes && ' O horário fica fechado, com o motivo “Chuva”.'}
        {bookings.length > 0 && ' Cada cliente recebe um aviso.'}
        {!changes && ' Esse horário já passou, e não há o que avisar.'}
      </p>
      {changes ? (
        <ActionButton action={action} onClick={onSend} beside={back}>
          Avisar da chuva
        </ActionButton>
      ) : (
        <div className={classes.buttons}>{back}</div>
      )}
    </section>
  )
}

function titleOf(count: number): string {
  if (count === 0) return 'Nenhuma reserva nesse horário'
  return count === 1 ? '1 reserva nesse horário' : `${count} reservas nesse horário`
}
