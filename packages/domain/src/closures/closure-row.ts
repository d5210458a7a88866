import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { daySchema, instantSchema, timeZoneSchema } from '../time/zone.ts'
import { closureSchema } from './closure.ts'
import { closureKinds } from './closure-times.ts'
import { closureStatuses } from './closure-status.ts'

/** A closure in a table. */
export const listedClosure = declareColumns(
  {
    id: 'shown',
    reason: 'text',
    reasonShown: 'choice',
    /** The names of its fields in a sentence, or `Toda a arena`. */
    fields: ['text', z.string()],
    /** When it closes, in words. */
    times: ['text', z.string()],
    kind: ['choice', z.enum(closureKinds)],
    status: ['choice', z.enum(closureStatuses)],
    /** The beginning of the time that is closed now or next; null when it is over. */
    next: ['instant', z.nullable(instantSchema)],
    /** The first and the last day of a weekly repetition; null where there is none. */
    since: ['shown', z.nullable(daySchema)],
    until: ['shown', z.nullable(daySchema)],
    timeZone: ['shown', timeZoneSchema],
  },
  closureSchema,
)
export const closureRowSchema = rowSchemaOf(listedClosure)
export type ClosureRow = z.infer<typeof closureRowSchema>
export const closureColumns = filterableOf(listedClosure)

export const closureKindLabels: Record<ClosureRow['kind'], string> = {
  once: 'Uma vez',
  weekly: 'Toda semana',
  yearly: 'Todo ano',
}
