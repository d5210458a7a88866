import { adminFieldsQuery } from '@campo-livre/api/admin/list-fields.ts'
import { adminChanges, adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { fieldColumns as filterableColumns } from '@campo-livre/domain/fields/list/field-row.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { surfaceLabels } from '@campo-livre/domain/fields/surfaces.ts'
import { type FieldRow, fieldRowSchema } from '@campo-livre/domain/fields/list/field-row.ts'
import type { FormField } from '../../../lib/form/form-field.ts'
import { choicesOf } from '../../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'
import { type AdminAction, adminResource } from '../../../shared/admin/admin-resource.tsx'
import { arenaField } from '../../../shared/admin/arena-field.ts'
import { fieldColumns, groundColumn, nameColumn } from './field-columns.ts'
import { FieldLink } from './field-link.tsx'

const name: FormField = { name: 'name', label: 'Nome', type: 'text' }
const surface: FormField = {
  name: 'surface',
  label: 'Piso',
  type: 'choice',
  choices: choicesOf(surfaceLabels),
  half: true,
}
const players: FormField = { name: 'players', label: 'Quantos jogam', type: 'count' }
const indoor: FormField = { name: 'indoor', label: 'É coberto', type: 'flag' }

const activate: AdminAction = {
  label: 'Pôr no ar',
  action: 'activate',
  done: 'Campo no ar',
  undo: 'Campo no ar.',
}
const pause: AdminAction = { label: 'Pausar', action: 'pause', done: 'Campo pausado', undo: 'Campo pausado.' }
const archive: AdminAction = {
  label: 'Arquivar',
  tone: 'danger',
  action: 'archive',
  done: 'Campo arquivado',
  question: {
    title: 'Arquivar esse campo?',
    consequence: 'Ele some da busca. Com reservas por vir, que estão listadas acima, não dá.',
    keep: 'Manter campo',
    act: 'Arquivar campo',
  },
}
const actionsIn: Readonly<Record<FieldRow['status'], readonly AdminAction[]>> = {
  active: [pause, archive],
  inactive: [activate, archive],
  draft: [archive],
  archived: [{ ...pause, label: 'Trazer de volta' }],
}

/** The admin's list of fields (H12). */
export const adminFields: Resource<Stamped<FieldRow>> = adminResource<Stamped<FieldRow>>({
  resource: 'fields',
  schema: fieldRowSchema,
  noun: { one: 'campo', many: 'campos', gender: 'm' },
  query: adminFieldsQuery,
  columns: columnsOf<Stamped<FieldRow>>(filterableColumns, [
    nameColumn,
    { id: 'companyName', label: 'Empresa' },
    { id: 'city', label: 'Cidade', hidden: true },
    ...fieldColumns.map((column) => (column.id === 'rating' ? { ...column, hidden: true } : column)),
    { ...groundColumn, hidden: true },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  details: (field) => <FieldLink field={field} />,
  empty: { text: 'Os campos das empresas aparecem aqui.' },
  changes: ['fields'],
  create: {
    fields: [
      arenaField,
      name,
      { name: 'sport', label: 'Esporte', type: 'choice', choices: choicesOf(sportLabels), half: true },
      surface,
      players,
      { name: 'lengthMeters', label: 'Comprimento', type: 'decimal', unit: 'm', half: true },
      { name: 'widthMeters', label: 'Largura', type: 'decimal', unit: 'm', half: true },
      indoor,
    ],
    schema: adminNews.fields,
  },
  edit: { fields: [name, surface, players, indoor], schema: adminChanges.fields },
  runs: [
    {
      label: 'Pausar',
      action: 'pause',
      consequence: 'Somem da busca. As reservas feitas continuam valendo.',
    },
    { label: 'Pôr no ar', action: 'activate', consequence: 'Voltam à busca, nas arenas aprovadas.' },
  ],
  actions: ({ status }) => actionsIn[status],
})
