import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { closureInputSchema } from './closure.ts'

/** The fate of a booking that a closure overlaps: it is played all the same, at another time, or not at all. */
export const choiceSchema = z.discriminatedUnion('action', [
  z.object({ bookingId: z.string(), action: z.literal('keep') }),
  z.object({ bookingId: z.string(), action: z.literal('cancel') }),
  z.object({
    bookingId: z.string(),
    action: z.literal('move'),
    /** The field to move to, often its own. */
    fieldId: z.string(),
    start: instantSchema,
  }),
])
export type ClosureChoice = z.infer<typeof choiceSchema>

/** The body of a new closure: itself, and a choice for each booking that it overlaps. */
export const newClosureSchema = z.object({ closure: closureInputSchema, choices: z.array(choiceSchema) })
export type NewClosure = z.infer<typeof newClosureSchema>

/** The body of a preview. */
export const closurePreviewRequestSchema = z.object({ closure: closureInputSchema })
