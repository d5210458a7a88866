import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { ConfirmDialog } from '../../lib/confirm/confirm-dialog.tsx'
import { Consequence } from '../../lib/confirm/confirm-modal.tsx'
import { useSplitCommand } from './use-split-command.ts'

type Props = { split: SplitDetail; opened: boolean; onClose: () => void }

/** Asks whether the group's link is changed: the old one is dead at once. */
export function RenewGroupLink({ split, opened, onClose }: Props) {
  const action = useSplitCommand(split.id, {
    failure: 'Não deu para trocar o link. Tente de novo.',
    toast: () => ({ title: 'Link trocado', text: 'Mande o novo no grupo.' }),
    done: onClose,
  })
  return (
    <ConfirmDialog
      opened={opened}
      title="Trocar o link do grupo?"
      keep="Manter o link"
      act="Trocar o link"
      action={action}
      onAct={() => action.run({ type: 'renew_group_link' })}
      onKeep={onClose}
    >
      <Consequence>
        O link de agora para de funcionar na hora. O que já foi pago e o link de cada pessoa ficam como estão.
      </Consequence>
    </ConfirmDialog>
  )
}
