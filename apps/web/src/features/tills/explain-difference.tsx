import { tillReportQuery } from '@campo-livre/api/tills/get-till.ts'
import { explainTill } from '@campo-livre/api/tills/change-tills.ts'
import { differenceReasonSchema } from '@campo-livre/domain/tills/till-input.ts'
import type { TillReport } from '@campo-livre/domain/tills/till-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../lib/action/use-action.ts'
import { ConfirmDialog } from '../../lib/confirm/confirm-dialog.tsx'
import { reasonDraft } from '../../lib/confirm/reason.ts'
import { differenceSentence } from './till-lines.ts'

/** Asks for the reason of a difference above the limit: without it no other till can be opened. */
export function ExplainDifference({ report }: { report: TillReport }) {
  const { id } = report
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const draft = reasonDraft(`explain till ${id}`)
  const explaining = useAction<string, TillReport>({
    mutation: {
      mutationFn: (reason, { signal }) => explainTill(id, reason, signal),
      meta: { changes: ['tills'] },
      onSuccess: (now) => client.setQueryData(tillReportQuery(id).queryKey, now),
    },
    toast: () => ({ title: 'Motivo salvo' }),
    done: () => {
      draft.drop()
      setAsked(false)
    },
    failure: 'Não deu para salvar o motivo. Tente de novo.',
  })
  return (
    <>
      <p>
        <button type="button" className={button.primary} onClick={() => setAsked(true)}>
          Escrever o motivo
        </button>
      </p>
      <ConfirmDialog
        opened={asked}
        title={`${differenceSentence(report)}. O que aconteceu?`}
        keep="Agora não"
        act="Salvar o motivo"
        tone="primary"
        action={explaining}
        reason={{ label: 'Motivo', schema: differenceReasonSchema.shape.reason, draft }}
        onAct={explaining.run}
        onKeep={() => setAsked(false)}
      >
        <p>Fica no fechamento do caixa. Depois de salvar, dá para abrir o próximo.</p>
      </ConfirmDialog>
    </>
  )
}
