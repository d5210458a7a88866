import * as z from 'zod/mini'
import type { ColumnsOf } from '../lists/filters.ts'
import { daySchema, instantSchema, timeZoneSchema } from '../time/zone.ts'
import { closureKinds } from './closure-times.ts'
import { closureStatuses } from './closure-status.ts'

/** A closure in a table. */
export const closureRowSchema = z.object({
  id: z.string(),
  reason: z.string(),
  reasonShown: z.boolean(),
  /** The names of its fields in a sentence, or `Toda a arena`. */
  fields: z.string(),
  /** When it closes, in words. */
  times: z.string(),
  kind: z.enum(closureKinds),
  status: z.enum(closureStatuses),
  /** The beginning of the time that is closed now or next; null when it is over. */
  next: z.nullable(instantSchema),
  /** The first and the last day of a weekly repetition; null where there is none. */
  since: z.nullable(daySchema),
  until: z.nullable(daySchema),
  timeZone: timeZoneSchema,
})
export type ClosureRow = z.infer<typeof closureRowSchema>

/** The columns by which closures can be filtered and sorted. */
export const closureColumns = {
  reason: 'text',
  fields: 'text',
  times: 'text',
  kind: 'choice',
  status: 'choice',
  next: 'instant',
  reasonShown: 'choice',
} as const satisfies ColumnsOf<ClosureRow>

export const closureKindLabels: Record<ClosureRow['kind'], string> = {
  once: 'Uma vez',
  weekly: 'Toda semana',
  yearly: 'Todo ano',
}
