import * as z from 'zod/mini'

/**
 * The answer of `GET /me/deletion`: the obstacles to deleting an account, and the data that would be kept without a
 * name. Bookings, tabs and rachas have to be zero.
 */
export const deletionSchema = z.object({
  /** Bookings to come that nothing ends: the person's own, as their list counts them, and those of their company. */
  upcomingBookings: z.int(),
  /** Fixed slots that end with the account, since none of their dates to come is paid. They are in nobody's way. */
  fixedSlots: z.int(),
  openTabs: z.int(),
  /** Upcoming pickup games that they organise. */
  organisedRachas: z.int(),
  /** True if the person is the only admin: another one has to exist first. */
  lastAdmin: z.boolean(),
  /** The number of bookings that the law requires to be kept, without the person's name. */
  keptBookings: z.int(),
})
export type Deletion = z.infer<typeof deletionSchema>

/**
 * Returns whether the account can be deleted: it is not the only admin's, and nothing upcoming or open depends on it.
 */
export function mayDelete({ upcomingBookings, openTabs, organisedRachas, lastAdmin }: Deletion): boolean {
  return !lastAdmin && upcomingBookings + openTabs + organisedRachas === 0
}
