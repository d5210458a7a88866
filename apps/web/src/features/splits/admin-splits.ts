import { adminSplitsQuery } from '@campo-livre/api/admin/list-splits.ts'
import { splitColumns as filterableColumns } from '@campo-livre/domain/splits/split-row.ts'
import { type SplitRow, splitRowSchema } from '@campo-livre/domain/splits/split-row.ts'
import { splitOriginLabels, splitStateLabels } from '@campo-livre/domain/admin/admin-words.ts'
import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { adminResource } from '../../shared/admin/admin-resource.tsx'

/** The admin's list of bills among people (H12): they are their people's, so an admin reads them. */
export const adminSplits: Resource<Stamped<SplitRow>> = adminResource<Stamped<SplitRow>>({
  resource: 'splits',
  schema: splitRowSchema,
  noun: { one: 'conta dividida', many: 'contas divididas', gender: 'f' },
  query: adminSplitsQuery,
  columns: columnsOf<Stamped<SplitRow>>(filterableColumns, [
    { id: 'code', label: 'Código' },
    { id: 'title', label: 'Conta' },
    { id: 'organizerName', label: 'Quem divide' },
    { id: 'origin', label: 'De quê', choices: choicesOf(splitOriginLabels), hidden: true },
    { id: 'people', label: 'Pessoas', hidden: true },
    { id: 'totalCents', label: 'Total' },
    { id: 'paidCents', label: 'Pago', hidden: true },
    { id: 'openCents', label: 'Falta' },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(splitStateLabels, { open: 'pending', settled: 'success', cancelled: 'muted' }),
    },
    { id: 'cancelReason', label: 'Motivo', wide: true, hidden: true },
    { id: 'createdAt', label: 'Aberta em' },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'As contas que dividirem aparecem aqui.' },
})
