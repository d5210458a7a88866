import * as z from 'zod/mini'
import {
  both,
  byName,
  computed,
  declareColumns,
  declareList,
  downwards,
  filterableOf,
  rowSchemaOf,
  upwards,
} from '../lists/declare-list.ts'
import { instant, joined, own } from '../lists/expressions.ts'
import { centsSchema } from '../money/money.ts'
import { moneyMethods } from '../payments/money-methods.ts'
import { seriesSchema } from '../series/series.ts'
import { closedTillStatuses } from '../tills/till-status.ts'
import { tillSchema } from '../tills/till.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'

const joins = { company: { table: 'companies', key: 'companyId' } } as const
const place = { companyName: joined('company', 'name'), timeZone: joined('company', 'timeZone') }

/** A fixed slot in the admin's list. */
const series = declareColumns({
  id: 'shown',
  customerName: ['text', z.string()],
  customerPhone: ['text', z.nullable(z.string())],
  companyName: ['text', z.string()],
  timeZone: ['shown', timeZoneSchema],
  fieldName: ['text', z.string()],
  /** The slot in words: `toda quinta, 20h às 21h`. */
  slot: ['text', z.string()],
  priceCents: ['money', centsSchema],
  status: ['choice', z.enum(['active', 'paused', 'ended'])],
  nextStart: ['instant', z.nullable(instantSchema)],
  overdueCents: ['money', z.int()],
})
export const adminSeriesRowSchema = rowSchemaOf(series)
export type AdminSeriesRow = z.infer<typeof adminSeriesRowSchema>
export const adminSeriesColumns = filterableOf(series)

/** The list of all fixed slots, by customer. How one stands is told by its dates and its bills. */
export const adminSeriesList = declareList(series, {
  table: 'series',
  stored: seriesSchema,
  joins,
  order: [byName(own('customerName')), byName(own('id'))],
  values: both(place, {
    fieldName: computed('standing'),
    slot: computed('standing'),
    priceCents: computed('standing'),
    status: computed('standing'),
    nextStart: computed('standing'),
    overdueCents: computed('standing'),
  }),
})

export const paymentSources = ['booking', 'tab', 'series'] as const
export const paymentStates = ['pending', 'paid', 'refunded', 'failed', 'expired', 'voided'] as const

/** A payment of anything that a venue is owed, in the admin's list. It is a part of three tables: its rows are no list of one. */
const payment = declareColumns({
  id: 'shown',
  /** The code of what it pays. */
  code: ['text', z.string()],
  source: ['choice', z.enum(paymentSources)],
  /** The id of what it pays. */
  sourceId: ['shown', z.string()],
  /** True if it was paid on the site, and not at the counter. */
  online: ['shown', z.boolean()],
  customerName: ['text', z.string()],
  companyName: ['text', z.string()],
  timeZone: ['shown', timeZoneSchema],
  method: ['choice', z.enum(moneyMethods)],
  amountCents: ['money', centsSchema],
  refundedCents: ['money', centsSchema],
  status: ['choice', z.enum(paymentStates)],
  /** When the money came, else when it was asked for. */
  at: ['instant', instantSchema],
})
export const paymentRowSchema = rowSchemaOf(payment)
export type PaymentRow = z.infer<typeof paymentRowSchema>
export const paymentColumns = filterableOf(payment)

export const adminTillStatuses = ['open', ...closedTillStatuses] as const

/** A till of any company, in the admin's list; open ones are not counted yet. */
const till = declareColumns({
  id: 'shown',
  companyName: ['text', z.string()],
  timeZone: ['shown', timeZoneSchema],
  openedAt: ['instant', instantSchema],
  openedBy: ['text', z.nullable(z.string())],
  closedAt: ['instant', z.nullable(instantSchema)],
  closedBy: ['text', z.nullable(z.string())],
  floatCents: ['money', centsSchema],
  takenCents: ['money', z.nullable(z.int())],
  expectedCents: ['money', z.nullable(z.int())],
  countedCents: ['money', z.nullable(centsSchema)],
  /** The count by the last correction; null for none. */
  correctedCents: ['money', z.nullable(centsSchema)],
  differenceCents: ['money', z.nullable(z.int())],
  differenceReason: ['text', z.nullable(z.string())],
  status: ['choice', z.enum(adminTillStatuses)],
})
export const adminTillRowSchema = rowSchemaOf(till)
export type AdminTillRow = z.infer<typeof adminTillRowSchema>
export const adminTillColumns = filterableOf(till)

/** The list of all tills, the last opened first. Nobody is told what an open one should have before it is counted. */
export const adminTillList = declareList(till, {
  table: 'tills',
  stored: tillSchema,
  joins: both(joins, {
    opener: { table: 'users', key: 'openedById', optional: true },
    closer: { table: 'users', key: 'closedById', optional: true },
  } as const),
  order: [downwards(instant(own('openedAt'))), upwards(own('id'))],
  values: both(place, {
    openedBy: joined('opener', 'name'),
    closedBy: joined('closer', 'name'),
    takenCents: computed('tillSum'),
    expectedCents: computed('tillSum'),
    correctedCents: computed('tillSum'),
    differenceCents: computed('tillSum'),
    status: computed('tillSum'),
  }),
})
