import { createDraft } from '../../../../lib/storage/drafts.ts'
import type { NewBookingValues } from './new-booking-values.ts'

/** The texts of a booking that is entered and not sent, which a lost session and a reload leave (G5). */
export const newBookingDraft = createDraft('new booking', [
  'athleteId',
  'name',
  'phone',
  'price',
  'reason',
  'note',
])

/** Begins a booking for a person, in place of what was typed before. */
export function keepCustomer({
  athleteId,
  name,
  phone,
}: Pick<NewBookingValues, 'athleteId' | 'name' | 'phone'>): void {
  newBookingDraft.keep({ athleteId: athleteId ?? '', name, phone, price: '', reason: '', note: '' })
}
