import type { Calendar } from '@campo-livre/domain/bookings/day/calendar.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconX } from '@tabler/icons-react'
import classes from './move-bar.module.css'
import { alternativeWords } from './move-words.ts'
import type { Mover } from './use-mover.ts'

type Props = { mover: Mover; calendar: Calendar; day: string }

/** The result of the last move: undone for ten seconds, or refused with at most three other places to press. */
export function MoveBar({ mover, calendar, day }: Props) {
  const { told, pending, undo, choose, dismiss } = mover
  const [first] = told?.kind === 'refused' ? told.places : []
  const field = calendar.fields.find(({ id }) => id === first?.fieldId)
  return (
    <div className={classes.corner} role="status" data-told={told?.kind}>
      {told && (
        <div className={classes.bar}>
          <p className={classes.words}>
            {told.words}
            {field && ` Em ${field.name}:`}
          </p>
          {told.kind === 'done' && (
            <button type="button" className={button.subtle} aria-disabled={pending} onClick={undo}>
              Desfazer
            </button>
          )}
          {told.kind === 'refused' && told.places.length > 0 && (
            <div className={classes.places} role="group" aria-label="Outros horários">
              {told.places.map((place) => (
                <button
                  key={place.start}
                  type="button"
                  className={button.secondary}
                  onClick={() => choose(told.booking, place)}
                >
                  {alternativeWords(place, day, calendar)}
                </button>
              ))}
            </div>
          )}
          <button type="button" className={classes.close} aria-label="Fechar o aviso" onClick={dismiss}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
