import * as z from 'zod/mini'

/** The number of things of each kind that wait for an admin. */
export const waitingSchema = z.object({
  /** Arenas to approve. */
  arenas: z.int(),
  /** Contacts that nobody has answered. */
  contacts: z.int(),
  /** Mails that came back. */
  mails: z.int(),
  /** Closed tills whose large difference has no reason yet. */
  tills: z.int(),
  /** Reviews that readers have reported. */
  reviews: z.int(),
})
export type Waiting = z.infer<typeof waitingSchema>
