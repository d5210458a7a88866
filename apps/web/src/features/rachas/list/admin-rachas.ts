import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { adminResource } from '../../../shared/admin/admin-resource.tsx'
import { rachaRowSchema } from '@campo-livre/domain/rachas/racha.ts'
import { reasonText } from '@campo-livre/domain/text/reason-text.ts'
import { adminRachasQuery } from '@campo-livre/api/admin/list-rachas.ts'
import { rachaColumns as filterableColumns } from '@campo-livre/domain/rachas/columns.ts'
import type { RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import { columnsOf, type Resource } from '../../../lib/resource/resource.ts'
import { shared } from './racha-columns.ts'

/** The admin's list of pickup games (H12). */
export const adminRachas: Resource<Stamped<RachaRow>> = adminResource<Stamped<RachaRow>>({
  resource: 'rachas',
  schema: rachaRowSchema,
  noun: { one: 'racha', many: 'rachas', gender: 'm' },
  query: adminRachasQuery,
  columns: columnsOf(filterableColumns, [
    shared.code,
    shared.start,
    shared.place,
    shared.organizer,
    { ...shared.sport, hidden: true },
    shared.status,
    { id: 'confirmed', label: 'Confirmados' },
    { id: 'maxPlayers', label: 'Lugares', hidden: true },
    shared.freePlaces,
    shared.price,
    shared.minAge,
    shared.maxAge,
    shared.weekly,
    shared.visibility,
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'Os rachas de todo mundo aparecem aqui.' },
  changes: ['rachas'],
  actions: ({ status }) =>
    status === 'cancelled'
      ? []
      : [
          {
            label: 'Cancelar racha',
            tone: 'danger',
            action: 'cancel',
            done: 'Racha cancelado',
            question: {
              title: 'Cancelar esse racha?',
              consequence: 'Quem confirmou recebe um aviso com o motivo.',
              reason: { label: 'Motivo', schema: reasonText('Conte o motivo.') },
              keep: 'Manter racha',
              act: 'Cancelar racha',
            },
          },
        ],
})
