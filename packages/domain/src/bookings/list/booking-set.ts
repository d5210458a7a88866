/** The sets of bookings that figures are made of. */
export const bookingSets = ['occupied', 'confirmed', 'held', 'kept'] as const
export type BookingSet = (typeof bookingSets)[number]
