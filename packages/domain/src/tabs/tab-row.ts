import * as z from 'zod/mini'
import {
  computed,
  declareColumns,
  declareList,
  downwards,
  filterableOf,
  rowSchemaOf,
  upwards,
} from '../lists/declare-list.ts'
import { instant, is, joined, own, when } from '../lists/expressions.ts'
import { centsSchema } from '../money/money.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { tabSchema } from './tab.ts'
import { tabStatuses } from './tab-status.ts'

/** A tab in a list. */
const columns = declareColumns({
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
export const tabRowSchema = rowSchemaOf(columns)
export type TabRow = z.infer<typeof tabRowSchema>
export const tabColumns = filterableOf(columns)

/**
 * The lists of tabs: open ones, then those to be paid, then the others; each group newest first. `tabSum` knows what is
 * due: discount and fee are a matter of rules.
 */
export const tabList = declareList(columns, {
  table: 'tabs',
  stored: tabSchema,
  joins: { company: { table: 'companies', key: 'companyId' } },
  scopes: { company: 'companyId' },
  order: [
    upwards(
      when(
        [
          [is(own('status'), '=', 'open'), 0],
          [is(own('status'), '=', 'closed'), 1],
        ],
        2,
      ),
    ),
    downwards(instant(own('openedAt'))),
    upwards(own('id')),
  ],
  values: {
    companyName: joined('company', 'name'),
    timeZone: joined('company', 'timeZone'),
    itemCount: computed('tabSum'),
    itemsCents: computed('tabSum'),
    totalCents: computed('tabSum'),
    paidCents: computed('tabSum'),
    dueCents: computed('tabSum'),
  },
})
