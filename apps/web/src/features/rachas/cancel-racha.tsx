import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import { Radio } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../lib/confirm/confirm-dialog.tsx'
import { Consequence } from '../../lib/confirm/confirm-modal.tsx'
import { reasonDraft } from '../../lib/confirm/reason.ts'
import { useRachaCommand } from './use-racha-command.ts'

type Props = { racha: RachaDetail; opened: boolean; onClose: () => void }

const reasonSchema = reasonText('Conte o motivo.')

/** Asks whether a game is cancelled, and, of a weekly one, whether for good. */
export function CancelRacha({ racha, opened, onClose }: Props) {
  const [scope, setScope] = useState<'this' | 'all'>('this')
  const draft = reasonDraft(`cancel racha ${racha.id}`)
  const action = useRachaCommand(racha.id, {
    failure: 'Não deu para cancelar. Tente de novo.',
    toast: () => ({ title: 'Racha cancelado', text: 'Todo mundo que ia foi avisado.' }),
    done: () => {
      draft.drop()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened={opened}
      title="Cancelar este racha?"
      keep="Manter racha"
      act="Cancelar racha"
      action={action}
      reason={{
        label: 'Motivo',
        description: 'Todo mundo vai ler.',
        usual: ['Chuva', 'Pouca gente', 'Campo indisponível'],
        schema: reasonSchema,
        draft,
      }}
      onAct={(reason) => action.run({ type: 'cancel', scope: racha.weekly ? scope : 'all', reason })}
      onKeep={onClose}
    >
      {racha.weekly && (
        <Radio.Group
          label="O que cancelar"
          value={scope}
          onChange={(value) => setScope(value === 'all' ? 'all' : 'this')}
        >
          <Radio value="this" label="Só este jogo" />
          <Radio value="all" label="Este e os próximos" />
        </Radio.Group>
      )}
      <Consequence>
        Quem ia recebe um aviso com o motivo.
        {racha.bookingId !== null && ' A reserva do campo continua: se precisar, cancele lá.'}
      </Consequence>
    </ConfirmDialog>
  )
}
