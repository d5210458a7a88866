import { handOverTab } from '@campo-livre/api/splits/hand-over-tab.ts'
import type { OpenTab } from '@campo-livre/domain/tabs/tab.ts'
import { ActionButton } from '../../../../lib/action/action-button.tsx'
import { useAction } from '../../../../lib/action/use-action.ts'

type Props = { tab: Pick<OpenTab, 'id'>; onDone: () => void }

/** Puts a tab on the bill of the racha in its booking, where those who played pay it (N1). */
export function HandOver({ tab, onDone }: Props) {
  const action = useAction<string, { title: string; organizerName: string }>({
    mutation: {
      meta: { changes: ['splits'] },
      mutationFn: (tabId, { idempotencyKey: id, signal }) => handOverTab({ tabId, id, signal }),
    },
    failure: 'Não deu para passar a comanda.',
    toast: ({ organizerName }) => ({
      title: 'Comanda na conta do racha',
      text: `${organizerName} já foi avisado. Ela fica aberta até pagarem.`,
    }),
    done: onDone,
  })
  return (
    <ActionButton variant="default" size="md" fullWidth action={action} onClick={() => action.run(tab.id)}>
      Passar para a conta do racha
    </ActionButton>
  )
}
