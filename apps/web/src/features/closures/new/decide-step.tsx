import '@campo-livre/ui/styles/form.css'
import type { ClosurePreview } from '@campo-livre/domain/closures/closure-preview.ts'
import { describeOutcome, outcomeOf } from '@campo-livre/domain/closures/outcome.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import type { ActionState } from '../../../lib/action/action.ts'
import { AffectedItem } from './affected-item.tsx'
import {
  type ChoiceKind,
  actionFor,
  chooseForAll,
  type ChoicesById,
  choicesFor,
  refusedTimes,
  targetFor,
} from './choose.ts'
import classes from './decide-step.module.css'

type Props = {
  /** A sentence about the fields, the times and the reason. */
  summary: string
  preview: ClosurePreview
  /** The fields of the arena, to which bookings can move. */
  fields: readonly { id: string; name: string }[]
  chosen: ChoicesById
  action: ActionState
  onChoose: (chosen: ChoicesById) => void
  onBack: () => void
  onSend: () => void
}

const forAll: readonly (readonly [ChoiceKind, string])[] = [
  ['move', 'Mudar todas que der'],
  ['cancel', 'Cancelar todas'],
  ['keep', 'Manter todas'],
]

/** The second step of a closure: what becomes of each booking in the way, and what that amounts to. */
export function DecideStep(props: Props) {
  const { summary, preview, fields, chosen, action, onChoose, onBack, onSend } = props
  const { bookings, timeZone } = preview
  const title = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => title.current?.focus(), [])
  const refused = refusedTimes(action.error, bookings)
  const [asked, setAsked] = useState(false)
  const undecided = bookings.filter((booking) => actionFor(booking, chosen) === null)
  const send = () => {
    const [first] = undecided
    if (first === undefined) return onSend()
    setAsked(true)
    list.current?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(first.id)}"]`)?.focus()
  }
  const problemOf = (booking: ClosurePreview['bookings'][number]) =>
    asked && undecided.includes(booking)
      ? 'Escolha o que fazer com essa reserva.'
      : (refused[booking.id] ?? null)
  const outcome = describeOutcome(outcomeOf(bookings, choicesFor(bookings, chosen)))
  return (
    <section className={classes.step} aria-labelledby="decidir">
      <div>
        <h2 id="decidir" ref={title} tabIndex={-1} className={classes.title}>
          {titleOf(bookings.length)}
        </h2>
        <p className={classes.dim}>{summary}</p>
      </div>
      {bookings.length > 1 && (
        <div role="group" aria-label="Aplicar a todas" className={classes.all}>
          {forAll.map(([each, label]) => (
            <button
              key={each}
              type="button"
              className={button.secondary}
              onClick={() => onChoose(chooseForAll(bookings, chosen, each))}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {bookings.length > 0 && (
        <ul ref={list} className={classes.list} aria-label="Reservas nesse horário">
          {bookings.map((booking) => (
            <AffectedItem
              key={booking.id}
              booking={booking}
              fields={fields}
              timeZone={timeZone}
              action={actionFor(booking, chosen)}
              target={targetFor(booking, chosen)}
              problem={problemOf(booking)}
              onAction={(wish) =>
                onChoose({ ...chosen, [booking.id]: { ...chosen[booking.id], action: wish } })
              }
              onPick={(to) => onChoose({ ...chosen, [booking.id]: { action: 'move', to } })}
            />
          ))}
        </ul>
      )}
      <p role="status" className={classes.outcome}>
        {undecided.length > 0 && `${undecidedWords(undecided.length)} `}
        {outcome !== '' && `${outcome}.`}
        {bookings.length > 0 && ' Quem mudar de horário ou for cancelado recebe um aviso com o motivo.'}
      </p>
      <ActionButton
        action={action}
        onClick={send}
        beside={
          <button type="button" className={button.secondary} onClick={onBack}>
            Voltar
          </button>
        }
      >
        Fechar esse horário
      </ActionButton>
    </section>
  )
}

function undecidedWords(count: number): string {
  return count === 1
    ? 'Falta escolher o que fazer com 1 reserva.'
    : `Falta escolher o que fazer com ${count} reservas.`
}

function titleOf(count: number): string {
  if (count === 0) return 'Nenhuma reserva nesse horário'
  return count === 1 ? '1 reserva nesse horário' : `${count} reservas nesse horário`
}
