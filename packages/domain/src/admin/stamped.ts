import * as z from 'zod/mini'

/**
 * A row of the admin's lists: with a stamp of its state, on which a write is based, and without personal data until it
 * is asked for.
 */
export const stamp = { stamp: z.string(), masked: z.optional(z.boolean()) }
export type Stamped<Row> = Row & { stamp: string; masked?: boolean | undefined }
