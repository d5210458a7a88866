import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'

/** A notice as it is stored. */
export const storedNotificationSchema = z.object({
  id: z.string(),
  userId: z.string(),
  type: z.string(),
  message: z.string(),
  icon: z.nullable(z.string()),
  actionText: z.nullable(z.string()),
  actionUrl: z.nullable(z.string()),
  openInNewTab: z.boolean(),
  readAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  /** The other user whom the message names, and the message without the name for when they are deleted (LGPD). */
  about: z.optional(z.object({ userId: z.string(), nameless: z.string() })),
  /** The place of a booking that its athlete knew before this notice of a move. */
  moved: z.optional(
    z.object({
      bookingId: z.string(),
      from: z.object({ fieldId: z.string(), start: instantSchema, end: instantSchema, priceCents: z.int() }),
    }),
  ),
  /** The notice of many changes within a minute: what they are of, and their number. */
  group: z.optional(z.object({ name: z.string(), count: z.int() })),
  /** The form of the entry in answers (E2). */
  shape: z.enum(['nested', 'flat']),
})
