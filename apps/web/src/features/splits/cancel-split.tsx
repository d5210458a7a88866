import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import { ConfirmDialog } from '../../lib/confirm/confirm-dialog.tsx'
import { Consequence } from '../../lib/confirm/confirm-modal.tsx'
import { reasonDraft } from '../../lib/confirm/reason.ts'
import { useSplitCommand } from './use-split-command.ts'

type Props = { split: SplitDetail; opened: boolean; onClose: () => void }

const reasonSchema = reasonText('Conte o motivo.')

/** Asks whether a bill is cancelled: what was paid becomes credit. */
export function CancelSplit({ split, opened, onClose }: Props) {
  const draft = reasonDraft(`cancel split ${split.id}`)
  const action = useSplitCommand(split.id, {
    failure: 'Não deu para cancelar. Tente de novo.',
    toast: () => ({ title: 'Conta cancelada' }),
    done: () => {
      draft.drop()
      onClose()
    },
  })
  const { paidCents } = split.sum
  return (
    <ConfirmDialog
      opened={opened}
      title="Cancelar esta conta?"
      keep="Manter a conta"
      act="Cancelar a conta"
      action={action}
      reason={{
        label: 'Motivo',
        description: 'Fica no histórico.',
        usual: ['Não teve jogo', 'Aberta por engano'],
        schema: reasonSchema,
        draft,
      }}
      onAct={(reason) => action.run({ type: 'cancel', reason })}
      onKeep={onClose}
    >
      <Consequence>
        Os links deixam de cobrar.
        {paidCents > 0 && ` Os ${formatCents(paidCents)} já pagos viram crédito, para você devolver.`}
      </Consequence>
    </ConfirmDialog>
  )
}
