import * as z from 'zod/mini'

/** A notification in either form: its content in `data`, or flat in snake case (E2). */
export const notificationRowSchema = z.looseObject({ id: z.string(), type: z.string() })
