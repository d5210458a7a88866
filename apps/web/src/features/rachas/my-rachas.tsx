import { rachasQuery } from '@campo-livre/api/rachas/list-rachas.ts'
import { myRachaColumns as filterableColumns } from '@campo-livre/domain/rachas/columns.ts'
import type { MyRachaRow } from '@campo-livre/domain/rachas/racha.ts'
import { Link } from '@tanstack/react-router'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { myColumns } from './racha-columns.ts'
import { RachaPeople } from './racha-people.tsx'

/** The list of pickup games that an athlete organizes or takes part in (H7, F4). */
export const myRachas: Resource<MyRachaRow> = {
  noun: { one: 'racha', many: 'rachas', gender: 'm' },
  query: rachasQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(filterableColumns, myColumns),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  details: (racha) => <RachaPeople racha={racha} />,
  empty: {
    text: 'Os rachas que você organiza ou para os quais foi chamado aparecem aqui, com quem vai.',
    action: <Link to="/">Encontrar campos</Link>,
  },
}
