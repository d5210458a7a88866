import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { Segments } from '../../../shared/payments/segments.tsx'

/** The dates that a change or a cancellation is about. */
export type Scope = 'this' | 'following' | 'all'

const scopes: readonly (readonly [Scope, string])[] = [
  ['this', 'Só esta'],
  ['following', 'Esta e as próximas'],
  ['all', 'Todas'],
]

type Props = {
  scope: Scope
  /** The date that the form was opened for. */
  day: string
  today: string
  onScope: (scope: Scope) => void
}

/** Asks whether one date is meant, or those after it too, and says which those are. */
export function ScopeChoice({ scope, day, today, onScope }: Props) {
  const planned = formatPlannedDay(day, today)
  const words = { this: `Só ${planned}.`, following: `A partir de ${planned}.`, all: 'Todas as que vêm.' }
  return (
    <>
      <p>{words[scope]} O que já passou ou foi pago não muda.</p>
      <Segments label="Quais datas" choices={scopes} value={scope} onValue={onScope} />
    </>
  )
}
