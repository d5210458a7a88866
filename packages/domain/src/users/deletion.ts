import * as z from 'zod/mini'

/**
 * `GET /me/deletion`: what is in the way of deleting an account, and what would be kept without a name. All of
 * the first three counts have to be zero.
 */
export const deletionSchema = z.object({
  /** Coming bookings that are held or confirmed: of the person's own, or at their company. */
  upcomingBookings: z.int(),
  openTabs: z.int(),
  /** Coming rachas that they organise. */
  organisedRachas: z.int(),
  /** Nobody else could look after the platform: another admin has to be there first. */
  lastAdmin: z.boolean(),
  /** Bookings and payments that the law has us keep, without the person's name. */
  keptBookings: z.int(),
})
export type Deletion = z.infer<typeof deletionSchema>

/** Whether nothing is in the way. */
export function mayDelete({ upcomingBookings, openTabs, organisedRachas, lastAdmin }: Deletion): boolean {
  return !lastAdmin && upcomingBookings + openTabs + organisedRachas === 0
}
