import { reportReview } from '@campo-livre/api/reviews/change-reviews.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import { useAction } from '../../../lib/action/use-action.ts'
import { ConfirmDialog } from '../../../lib/confirm/confirm-dialog.tsx'
import { reasonDraft } from '../../../lib/confirm/reason.ts'
import { Themed } from '../../../lib/theme/themed.tsx'

type Props = { reviewId: string; authorName: string; opened: boolean; onClose: () => void }

/** Asks for the reason of a report, which the admin reads (H2). */
export default function ReportDialog({ reviewId, authorName, opened, onClose }: Props) {
  const draft = reasonDraft(`report ${reviewId}`)
  const report = useAction<string>({
    mutation: {
      mutationFn: (reason, attempt) => reportReview(reviewId, reason, attempt),
      meta: { changes: ['admin'] },
    },
    toast: () => ({ title: 'Denúncia enviada', text: 'Alguém da Campo Livre vai olhar.' }),
    done: () => {
      draft.drop()
      onClose()
    },
    failure: 'Não deu para enviar a denúncia. Tente de novo.',
  })
  return (
    <Themed>
      <ConfirmDialog
        opened={opened}
        title={`Denunciar a avaliação de ${authorName}?`}
        keep="Agora não"
        act="Enviar denúncia"
        action={report}
        reason={{
          label: 'O que há de errado',
          description: 'Quem lê é a Campo Livre. Até ela decidir, a avaliação continua no ar.',
          schema: reasonText('Conte o que há de errado.'),
          draft,
        }}
        onAct={report.run}
        onKeep={onClose}
      />
    </Themed>
  )
}
