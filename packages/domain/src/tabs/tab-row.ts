import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { centsSchema } from '../money/money.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { tabStatuses } from './tab-status.ts'

/** A tab in a list. */
export const listedTab = declareColumns({
  id: 'shown',
  code: ['text', z.string()],
  companyId: ['shown', z.string()],
  companyName: ['text', z.string()],
  timeZone: ['shown', timeZoneSchema],
  customerName: ['text', z.string()],
  bookingId: ['shown', z.nullable(z.string())],
  status: ['choice', z.enum(tabStatuses)],
  /** The number of pieces on it, all lines together. */
  itemCount: ['count', z.int()],
  itemsCents: ['shown', centsSchema],
  totalCents: ['money', centsSchema],
  paidCents: ['money', centsSchema],
  dueCents: ['money', centsSchema],
  openedAt: ['instant', instantSchema],
  closedAt: ['instant', z.nullable(instantSchema)],
})
export const tabRowSchema = rowSchemaOf(listedTab)
export type TabRow = z.infer<typeof tabRowSchema>
export const tabColumns = filterableOf(listedTab)
