import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { adminResource } from '../../shared/admin/admin-resource.tsx'
import { adminSeriesRowSchema } from '@campo-livre/domain/admin/admin-rows.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
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
export const adminSeries: Resource<Stamped<AdminSeriesRow>> = adminResource<Stamped<AdminSeriesRow>>({
  resource: 'series',
  schema: adminSeriesRowSchema,
  noun: { one: 'mensalista', many: 'mensalistas', gender: 'm' },
  query: adminSeriesQuery,
  columns: columnsOf<Stamped<AdminSeriesRow>>(filterableColumns, [
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
  changes: ['series'],
  actions: ({ status, customerName }) =>
    status === 'ended'
      ? []
      : [
          {
            label: 'Encerrar',
            tone: 'danger',
            action: 'end',
            done: 'Mensalista encerrado',
            question: {
              title: `Encerrar o horário de ${customerName}?`,
              consequence: 'As datas daqui em diante ficam livres, e a pessoa lê o motivo.',
              reason: { label: 'Motivo', schema: reasonText('Conte o motivo.') },
              keep: 'Manter horário',
              act: 'Encerrar horário',
            },
          },
        ],
})
