import { adminRachasQuery } from '@campo-livre/api/admin/list-rachas.ts'
import { rachaColumns as filterableColumns } from '@campo-livre/domain/rachas/columns.ts'
import type { RachaRow } from '@campo-livre/domain/rachas/racha.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { shared } from './racha-columns.ts'

/** The admin's list of pickup games (H12). */
export const adminRachas: Resource<RachaRow> = {
  noun: { one: 'racha', many: 'rachas', gender: 'm' },
  query: adminRachasQuery,
  idOf: ({ id }) => id,
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
    shared.weekly,
    shared.visibility,
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  empty: { text: 'Os rachas de todo mundo aparecem aqui.' },
}
