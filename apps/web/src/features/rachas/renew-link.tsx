import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { ConfirmDialog } from '../../lib/confirm/confirm-dialog.tsx'
import { Consequence } from '../../lib/confirm/confirm-modal.tsx'
import { useRachaCommand } from './use-racha-command.ts'

type Props = { racha: RachaDetail; opened: boolean; onClose: () => void }

/** Asks whether the link is changed: the old one is dead at once. */
export function RenewLink({ racha, opened, onClose }: Props) {
  const action = useRachaCommand(racha.id, {
    failure: 'Não deu para trocar o link. Tente de novo.',
    toast: () => ({ title: 'Link trocado', text: 'Mande o novo no grupo.' }),
    done: onClose,
  })
  return (
    <ConfirmDialog
      opened={opened}
      title="Trocar o link do convite?"
      keep="Manter o link"
      act="Trocar o link"
      action={action}
      onAct={() => action.run({ type: 'renew_link' })}
      onKeep={onClose}
    >
      <Consequence>
        O link de agora para de funcionar na hora. Quem já respondeu continua na lista.
      </Consequence>
    </ConfirmDialog>
  )
}
