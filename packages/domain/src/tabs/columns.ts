import type { ColumnsOf } from '../lists/filters.ts'
import type { TabRow } from './tab.ts'

/** The columns by which tabs can be filtered and sorted. */
export const tabColumns = {
  code: 'text',
  customerName: 'text',
  companyName: 'text',
  status: 'choice',
  itemCount: 'count',
  totalCents: 'money',
  paidCents: 'money',
  dueCents: 'money',
  openedAt: 'instant',
  closedAt: 'instant',
} as const satisfies ColumnsOf<TabRow>
