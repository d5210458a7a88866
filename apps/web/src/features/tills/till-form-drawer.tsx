import { countCash } from '@campo-livre/domain/tills/till-count.ts'
import { formatDecimal } from '@campo-livre/domain/text/decimal.ts'
import { type OpenTill, openTillSchema, tillReportSchema } from '@campo-livre/domain/tills/till-row.ts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { useCloseDialog } from '../../lib/navigation/use-close-dialog.ts'
import { readPieces } from './cash-pieces-input.tsx'
import { tillForms } from './till-forms.tsx'
import type { TillForm } from './till-search.ts'

const formDrawer = lazyComponent(() => import('../../lib/form/form-drawer.tsx'))

/** Fetches the code of the forms. */
export const prefetchTillForm = formDrawer.prefetch

/** The drawer of the form that the address names; none where the till is in no state for it. */
export function TillFormDrawer({ till, asked }: { till: OpenTill | null; asked: TillForm | undefined }) {
  const fits = asked !== undefined && (asked === 'abrir') === (till === null)
  const wanted = fits ? asked : undefined
  const close = useCloseDialog('fazer', wanted !== undefined)
  const navigate = useNavigate()
  const closed = useRef(false)
  // While closing it keeps its content, also after the till has become another.
  const [last, setLast] = useState<{ name: TillForm; till: OpenTill | null } | null>(null)
  if (wanted !== undefined && (wanted !== last?.name || till !== last.till)) setLast({ name: wanted, till })
  if (last === null) return null
  const { title, submit, ...form } = tillForms[last.name]
  return (
    <formDrawer.Component
      asked
      opened={wanted !== undefined}
      onClose={() => {
        // A closed till is left for its report.
        if (!closed.current) close()
      }}
      title={title}
      fields={form.fields}
      schema={form.schema}
      values={form.values(last.till)}
      mutation={{
        mutationFn: async (body, attempt) => {
          const answer = await form.send(body, attempt, last.till)
          closed.current = last.name === 'fechar'
          return answer
        },
        changes: ['tills'],
      }}
      draftKey={`till ${last.name} ${last.till?.id ?? ''}`}
      readCurrent={(data) => {
        const now = openTillSchema.safeParse(data)
        return now.success ? form.values(now.data) : null
      }}
      submit={submit}
      saved={form.saved}
      failure={form.failure}
      follow={(name, texts) =>
        name === 'pieces' ? { countedCents: formatDecimal(countCash(readPieces(texts.pieces ?? '')), 2) } : {}
      }
      onSaved={(answer) => {
        const report = tillReportSchema.safeParse(answer)
        if (report.success)
          void navigate({ to: '/company/till/$id', params: { id: report.data.id }, replace: true })
      }}
    />
  )
}
