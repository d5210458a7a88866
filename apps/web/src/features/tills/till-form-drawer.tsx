import { countCash } from '@campo-livre/domain/tills/till-count.ts'
import { formatDecimal } from '@campo-livre/domain/text/decimal.ts'
import { type OpenTill, openTillSchema, tillReportSchema } from '@campo-livre/domain/tills/till-row.ts'
import { useNavigate } from '@tanstack/react-router'
import { useKept } from '../../lib/drawer/use-kept.ts'
import { useCloseDialog } from '../../lib/navigation/use-close-dialog.ts'
import { ResourceFormDrawer } from '../../lib/resource/writes/resource-form-drawer.tsx'
import { readPieces } from './cash-pieces-input.tsx'
import { tillForms } from './till-forms.tsx'
import type { TillForm } from './till-search.ts'

/** The drawer of the form that the address names; none where the till is in no state for it. */
export function TillFormDrawer({ till, asked }: { till: OpenTill | null; asked: TillForm | undefined }) {
  const fits = asked !== undefined && (asked === 'abrir') === (till === null)
  const wanted = fits ? asked : undefined
  const close = useCloseDialog('fazer', wanted !== undefined)
  const navigate = useNavigate()
  const name = useKept(wanted)
  // Also after the till has become another.
  const kept = useKept(wanted && till)
  if (name === undefined || kept === undefined) return null
  const form = tillForms[name]
  return (
    <ResourceFormDrawer
      form={form}
      target={kept}
      changes={['tills']}
      opened={wanted !== undefined}
      onClose={close}
      title={form.title}
      draftKey={`till ${name} ${kept?.id ?? ''}`}
      readCurrent={(data) => {
        const now = openTillSchema.safeParse(data)
        return now.success ? form.initialValues(now.data) : null
      }}
      submit={form.submit}
      saved={form.saved}
      failure={form.failure}
      follow={(field, texts) =>
        field === 'pieces'
          ? { countedCents: formatDecimal(countCash(readPieces(texts.pieces ?? '')), 2) }
          : {}
      }
      // A closed till is left for its report.
      leave={(answer) => {
        const report = tillReportSchema.safeParse(answer)
        if (!report.success) return false
        void navigate({ to: '/company/till/$id', params: { id: report.data.id }, replace: true })
        return true
      }}
    />
  )
}
