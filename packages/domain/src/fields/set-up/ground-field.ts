import * as z from 'zod/mini'
import { fieldSchema } from '../field.ts'

/** A field as far as it matters to the ground that it shares with others. */
export const groundFieldSchema = z.pick(fieldSchema, { id: true, name: true, status: true, parts: true })
export type GroundField = z.infer<typeof groundFieldSchema>
