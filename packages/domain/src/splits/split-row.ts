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
import { countIn, joined, own } from '../lists/expressions.ts'
import { centsSchema } from '../money/money.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { splitOrigins, splitSchema } from './split.ts'

export const splitStates = ['open', 'settled', 'cancelled'] as const

/** A bill among several people, in the admin's list: how it stands, and never the links of its people. */
const columns = declareColumns({
  id: 'shown',
  code: ['text', z.string()],
  title: ['text', z.string()],
  organizerName: ['text', z.nullable(z.string())],
  timeZone: ['shown', timeZoneSchema],
  origin: ['choice', z.enum(splitOrigins)],
  people: ['count', z.int()],
  totalCents: ['money', centsSchema],
  paidCents: ['money', z.int()],
  openCents: ['money', centsSchema],
  status: ['choice', z.enum(splitStates)],
  cancelReason: ['text', z.nullable(z.string())],
  createdAt: ['instant', instantSchema],
})
export const splitRowSchema = rowSchemaOf(columns)
export type SplitRow = z.infer<typeof splitRowSchema>
export const splitColumns = filterableOf(columns)

/** The list of all bills, the newest first. `splitSum` knows its sums: shares are a matter of rules. */
export const splitList = declareList(columns, {
  table: 'splits',
  stored: splitSchema,
  joins: { organizer: { table: 'users', key: 'organizerId', optional: true } },
  order: [downwards(own('createdAt')), upwards(own('id'))],
  values: {
    organizerName: joined('organizer', 'name'),
    origin: own('origin.kind'),
    people: countIn('people'),
    totalCents: computed('splitSum'),
    paidCents: computed('splitSum'),
    openCents: computed('splitSum'),
    status: computed('splitSum'),
  },
})
