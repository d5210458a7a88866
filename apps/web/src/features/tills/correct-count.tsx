import { tillReportQuery } from '@campo-livre/api/tills/get-till.ts'
import { correctTillCount } from '@campo-livre/api/tills/change-tills.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { newCountCorrectionSchema } from '@campo-livre/domain/tills/till-input.ts'
import { type TillReport, tillReportSchema } from '@campo-livre/domain/tills/till-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { resourceForm } from '../../lib/resource/resource-writes.ts'
import { prefetchForm, ResourceFormDrawer } from '../../lib/resource/writes/resource-form-drawer.tsx'
import classes from './till.module.css'

const form = resourceForm({
  fields: [
    { name: 'countedCents', label: 'Quanto havia na gaveta', type: 'money' },
    { name: 'reason', label: 'O que foi digitado errado', type: 'text', rows: 2 },
  ],
  schema: newCountCorrectionSchema,
  initialValues: ({ corrections }: TillReport) => ({ version: corrections.length }),
  send: (body, attempt, { id }: TillReport) => correctTillCount(id, body, attempt),
})

/** The button and the form that correct a count by a note: both stay in the report (H3). */
export function CorrectCount({ report }: { report: TillReport }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <p className={classes.quiet}>
        <button
          type="button"
          className={button.subtle}
          onPointerEnter={prefetchForm}
          onFocus={prefetchForm}
          onClick={() => setAsked(true)}
        >
          Corrigir a contagem
        </button>
      </p>
      <ResourceFormDrawer
        form={form}
        target={report}
        changes={['tills', 'admin']}
        opened={asked}
        onClose={() => setAsked(false)}
        title="Corrigir a contagem"
        draftKey={`correct till ${report.id}`}
        readCurrent={(data) => {
          const now = tillReportSchema.safeParse(data).data
          if (!now) return null
          client.setQueryData(tillReportQuery(now.id).queryKey, now)
          return form.initialValues(now)
        }}
        submit="Salvar a correção"
        saved="Contagem corrigida"
        failure="Não deu para salvar a correção. Tente de novo."
        preview={() => (
          <p>
            Os {formatCents(report.countedCents)} contados ao fechar continuam no fechamento, ao lado da
            correção.
          </p>
        )}
        onSaved={(answer) => {
          const now = tillReportSchema.safeParse(answer).data
          if (now) client.setQueryData(tillReportQuery(now.id).queryKey, now)
        }}
      />
    </>
  )
}
