import * as z from 'zod/mini'

/** A row in either shape: what it says stands in `data`, or beside the rest in snake case (E2). */
export const notificationRowSchema = z.looseObject({ id: z.string(), type: z.string() })
