import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { adminResource } from '../../shared/admin/admin-resource.tsx'
import { adminTillRowSchema } from '@campo-livre/domain/admin/admin-rows.ts'
import { adminChanges } from '@campo-livre/domain/admin/admin-changes.ts'
import { adminTillsQuery } from '@campo-livre/api/admin/list-tills.ts'
import {
  adminTillColumns as filterableColumns,
  type AdminTillRow,
} from '@campo-livre/domain/admin/admin-rows.ts'
import { adminTillLabels } from '@campo-livre/domain/admin/admin-words.ts'
import { formatSignedCents } from '@campo-livre/domain/money/signed.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

/** The admin's list of tills (H12). */
export const adminTills: Resource<Stamped<AdminTillRow>> = adminResource<Stamped<AdminTillRow>>({
  resource: 'tills',
  schema: adminTillRowSchema,
  noun: { one: 'caixa', many: 'caixas', gender: 'm' },
  query: adminTillsQuery,
  columns: columnsOf<Stamped<AdminTillRow>>(filterableColumns, [
    { id: 'companyName', label: 'Empresa' },
    { id: 'openedAt', label: 'Aberto em' },
    { id: 'closedAt', label: 'Fechado em', hidden: true },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(adminTillLabels, {
        open: 'pending',
        exact: 'success',
        different: 'neutral',
        unexplained: 'danger',
      }),
    },
    { id: 'takenCents', label: 'Recebido' },
    { id: 'expectedCents', label: 'Esperado', hidden: true },
    { id: 'countedCents', label: 'Contado ao fechar', hidden: true },
    { id: 'correctedCents', label: 'Contagem corrigida', hidden: true },
    {
      id: 'differenceCents',
      label: 'Diferença',
      text: ({ differenceCents }) => (differenceCents === null ? null : formatSignedCents(differenceCents)),
    },
    { id: 'differenceReason', label: 'Motivo', wide: true, hidden: true },
    { id: 'floatCents', label: 'Troco na abertura', hidden: true },
    { id: 'openedBy', label: 'Quem abriu', hidden: true },
    { id: 'closedBy', label: 'Quem fechou', hidden: true },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'Os caixas que as arenas abrirem aparecem aqui.' },
  changes: ['tills'],
  edit: ({ status }) =>
    status === 'open'
      ? null
      : {
          fields: [{ name: 'differenceReason', label: 'Motivo da diferença', type: 'text', rows: 3 }],
          schema: adminChanges.tills,
        },
})
