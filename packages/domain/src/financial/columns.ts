import type { ColumnsOf } from '../lists/filters.ts'
import type { Entry } from './entry.ts'

/** The columns by which movements of money can be filtered and sorted. */
export const entryColumns = {
  day: 'day',
  kind: 'choice',
  source: 'choice',
  description: 'text',
  code: 'text',
  customerName: 'text',
  method: 'choice',
  account: 'choice',
  channel: 'choice',
  fieldName: 'text',
  sport: 'choice',
  category: 'choice',
  amountCents: 'money',
  takenDay: 'day',
  grossCents: 'money',
  feeCents: 'money',
  netCents: 'money',
} as const satisfies ColumnsOf<Entry>
