import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

/** A mail that the product has written. In the mock nobody delivers it: people find it in the panel, tests at `/__mock/mails`. */
export const storedMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The target of its link, as a path of the site, and the code in it; null where it has none. */
  link: z.nullable(z.string()),
  code: z.nullable(z.string()),
  sentAt: instantSchema,
  /** The reason for which it came back; absent or null for one that arrived. */
  failure: z.optional(z.nullable(z.string())),
  /** The tries so far, and the instant of the next one, of a mail that waits to leave; absent or null for one that has left or came back. */
  delivery: z.optional(z.nullable(z.object({ tries: z.int(), nextAt: instantSchema }))),
})
