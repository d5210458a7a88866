import type { ColumnsOf } from '../lists/filters.ts'
import type { FieldRow } from './field-row.ts'

/** The columns by which fields can be filtered and sorted. */
export const fieldColumns = {
  name: 'text',
  companyName: 'text',
  city: 'text',
  sport: 'choice',
  surface: 'choice',
  indoor: 'choice',
  players: 'count',
  slotMinutes: 'count',
  fromPriceCents: 'money',
  rating: 'count',
  reviews: 'count',
  sharesWith: 'text',
  status: 'choice',
} as const satisfies ColumnsOf<FieldRow>
