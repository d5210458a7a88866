import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import { ConfirmDialog } from '../../../lib/confirm/confirm-dialog.tsx'
import { reasonDraft } from '../../../lib/confirm/reason.ts'
import { useRequestAnswer } from './use-request-answer.ts'

const reasonSchema = reasonText('Conte por que não dá.')
const usualReasons = ['Esse horário já tem dono.', 'Esse horário a gente não deixa fixo.']

/** Refuses a request, with a reason that its athlete reads. */
export function RefuseRequest({ request, onClose }: { request: SeriesRequestDetail; onClose: () => void }) {
  const draft = reasonDraft(`refuse ${request.id}`)
  const action = useRequestAnswer(request.id, {
    title: 'Pedido recusado',
    done: () => {
      draft.drop()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      title={`Recusar o pedido de ${request.customerName}?`}
      keep="Deixar esperando"
      act="Recusar pedido"
      action={action}
      reason={{
        label: 'Motivo',
        description: 'A pessoa vai ler.',
        usual: usualReasons,
        schema: reasonSchema,
        draft,
      }}
      onAct={(reason) => action.run({ do: 'refuse', reason })}
      onKeep={onClose}
    >
      <p>
        {slotWords(request.wish)}, {request.fieldName}.
      </p>
    </ConfirmDialog>
  )
}
