import { equalTimes } from '@campo-livre/domain/bookings/quote/equal-times.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { toOffer } from '@campo-livre/domain/fields/to-offer.ts'
import type { FieldSchedule } from '../fields/schedule.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'

/** Returns the three free times nearest to a taken one, equally long and each bookable as it stands (rule 1). */
export function alternatives(schedule: FieldSchedule, wish: Interval): Offer[] {
  return equalTimes(schedule, wish, { daysAround: 3, limit: 3 }).map(toOffer)
}
