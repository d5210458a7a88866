import type { LiveState } from '@campo-livre/domain/rachas/live/live.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useState } from 'react'
import classes from './live.module.css'

type Props = {
  state: LiveState
  score: readonly [number, number]
  onFinish: (staysId: string | null) => void
}

/** Ends a match. After a draw it asks who stays, where they settled that on the spot. */
export function FinishMatch({ state, score, onFinish }: Props) {
  const [asking, setAsking] = useState(false)
  const { field, waiting } = state.turn
  const drawn = score[0] === score[1] && waiting.length > 0
  if (!asking || !drawn)
    return (
      <button
        type="button"
        className={button.primary}
        onClick={() => (drawn ? setAsking(true) : onFinish(null))}
      >
        Encerrar a partida
      </button>
    )
  const rule = waiting.length > 1 ? 'Saem os dois' : 'Sai quem está há mais tempo'
  return (
    <div className={classes.mates} role="group" aria-label="Empate: quem fica?">
      <p>Empate: quem fica?</p>
      <button type="button" className={button.primary} onClick={() => onFinish(null)}>
        {rule}
      </button>
      {field.map((id) => (
        <button key={id} type="button" className={button.secondary} onClick={() => onFinish(id)}>
          {`Fica ${state.teams.find((team) => team.id === id)?.name ?? ''}`}
        </button>
      ))}
    </div>
  )
}
