import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { centsSchema } from '../money/money.ts'
import { instantSchema, timeZoneSchema } from '../time/zone.ts'
import { splitOrigins } from './split.ts'

export const splitStates = ['open', 'settled', 'cancelled'] as const

/** A bill among several people, in the admin's list: how it stands, and never the links of its people. */
export const listedSplit = declareColumns({
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
export const splitRowSchema = rowSchemaOf(listedSplit)
export type SplitRow = z.infer<typeof splitRowSchema>
export const splitColumns = filterableOf(listedSplit)
