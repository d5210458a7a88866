import { adminSeriesQuery } from '@campo-livre/api/admin/list-series.ts'
import {
  adminSeriesColumns as filterableColumns,
  type AdminSeriesRow,
} from '@campo-livre/domain/admin/admin-rows.ts'
import { seriesStatusLabels } from '@campo-livre/domain/series/series-labels.ts'
import { formatPhone } from '../../lib/format/format-phone.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

/** The admin's list of fixed slots (H12). */
export const adminSeries: Resource<AdminSeriesRow> = {
  noun: { one: 'mensalista', many: 'mensalistas', gender: 'm' },
  query: adminSeriesQuery,
  idOf: ({ id }) => id,
  columns: columnsOf<AdminSeriesRow>(filterableColumns, [
    { id: 'customerName', label: 'Cliente' },
    { id: 'slot', label: 'Horário' },
    { id: 'fieldName', label: 'Campo' },
    { id: 'companyName', label: 'Empresa' },
    { id: 'priceCents', label: 'Preço' },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(seriesStatusLabels, { active: 'success', paused: 'pending', ended: 'muted' }),
    },
    { id: 'nextStart', label: 'Próximo jogo' },
    { id: 'overdueCents', label: 'Vencido', hidden: true },
    {
      id: 'customerPhone',
      label: 'Telefone',
      text: ({ customerPhone }) => customerPhone && formatPhone(customerPhone),
      hidden: true,
    },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'Os horários fixos de todas as arenas aparecem aqui.' },
}
