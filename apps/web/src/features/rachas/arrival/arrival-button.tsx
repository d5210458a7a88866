import { turnOf } from '@campo-livre/domain/rachas/arrival.ts'
import type { RachaDetail, RachaPerson } from '@campo-livre/domain/rachas/racha.ts'
import { IconCheck } from '@tabler/icons-react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useRachaCommand } from '../use-racha-command.ts'

/** Marks that somebody is there, in the order of arrival, or takes it back. */
export function ArrivalButton({ racha, person }: { racha: RachaDetail; person: RachaPerson }) {
  const action = useRachaCommand(racha.id, { failure: `Não deu para anotar a chegada de ${person.name}.` })
  const arrived = person.arrivedAt !== null
  const turn = turnOf(racha.participants, person.id)
  return (
    <ActionButton
      action={action}
      variant={arrived ? 'light' : 'default'}
      aria-pressed={arrived}
      aria-label={`${person.name} chegou`}
      leftSection={arrived ? <IconCheck size={18} stroke={2} aria-hidden /> : null}
      onClick={() => action.run({ type: 'arrive', participantId: person.id, arrived: !arrived })}
    >
      {arrived ? `${turn}º` : 'Chegou'}
    </ActionButton>
  )
}
