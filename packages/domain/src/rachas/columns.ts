import type { ColumnsOf } from '../lists/filters.ts'
import type { MyRachaRow, RachaRow } from './racha.ts'

/** What pickup games can be filtered and sorted by. */
export const rachaColumns = {
  code: 'text',
  organizerName: 'text',
  sport: 'choice',
  place: 'text',
  start: 'date',
  status: 'choice',
  maxPlayers: 'number',
  confirmed: 'number',
  freePlaces: 'number',
  pricePerHeadCents: 'number',
  weekly: 'choice',
  visibility: 'choice',
} as const satisfies ColumnsOf<RachaRow>

/** And those that someone takes part in. */
export const myRachaColumns = {
  ...rachaColumns,
  mine: 'choice',
  myStatus: 'choice',
} as const satisfies ColumnsOf<MyRachaRow>
