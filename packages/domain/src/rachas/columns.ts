import type { ColumnsOf } from '../lists/filters.ts'
import type { MyRachaRow, RachaRow } from './racha.ts'

/** The columns by which pickup games can be filtered and sorted. */
export const rachaColumns = {
  code: 'text',
  organizerName: 'text',
  sport: 'choice',
  place: 'text',
  start: 'instant',
  status: 'choice',
  maxPlayers: 'count',
  confirmed: 'count',
  freePlaces: 'count',
  pricePerHeadCents: 'money',
  minAge: 'count',
  maxAge: 'count',
  weekly: 'choice',
  visibility: 'choice',
} as const satisfies ColumnsOf<RachaRow>

/** The columns by which the caller's own pickup games can be filtered and sorted. */
export const myRachaColumns = {
  ...rachaColumns,
  mine: 'choice',
  myStatus: 'choice',
} as const satisfies ColumnsOf<MyRachaRow>
