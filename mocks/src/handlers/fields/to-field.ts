import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { type LeastBooking, leastBooking } from '@campo-livre/domain/fields/least-booking.ts'
import { pricingOn } from '@campo-livre/domain/fields/price.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../../db/database.ts'
import { memoizeByInputs } from '../../db/memoize.ts'
import type { FieldRecord } from '../../db/records.ts'
import { ratingOf } from '../companies/rating-of.ts'
import { toCompany, toCompanySummary } from '../companies/to-company.ts'
import { asOfNow } from './as-of-now.ts'
import { groundOf } from './ground-of.ts'
import { openingAt } from './opening-at.ts'
import type { FieldAt } from './public-fields.ts'

const keep = memoizeByInputs<LeastBooking>()

/** Returns the cheapest booking of a field at the prices of today: "a partir de". */
function leastOf(at: FieldAt, now: string): LeastBooking {
  const { field, company } = at
  const prices = field.nextPrices.length === 0 ? field : pricingOn(field, localDay(company.timeZone, now))
  return keep(field, [company, prices], () => {
    const { basePriceCents, priceRules } = prices
    return leastBooking({ ...field, basePriceCents, priceRules }, openingAt(at).openingHours)
  })
}

/** Returns the price of the cheapest booking, in cents. */
export function fromPrice(at: FieldAt, now: string): number {
  return leastOf(at, now).priceCents
}

function fromOf(at: FieldAt, now: string) {
  const { priceCents, minutes } = leastOf(at, now)
  return { fromPriceCents: priceCents, fromMinutes: minutes }
}

/** Returns the part of a field that tickets and drawings show; of its photos the first. */
export function toFieldSummary(field: FieldRecord): FieldSummary {
  const { id, name, sports, surface, lengthMeters, widthMeters, players, indoor, photos } = field
  return { id, name, sports, surface, lengthMeters, widthMeters, players, indoor, photos: photos.slice(0, 1) }
}

/** Returns a field as a card of a listing. */
export function toFieldCard(db: Database, now: string, at: FieldAt, nextFree: Offer[]): FieldCard {
  return {
    ...toFieldSummary(at.field),
    rating: ratingOf(db.reviews.by('fieldId', at.field.id)),
    ...fromOf(at, now),
    company: toCompanySummary(at.company),
    nextFree,
  }
}

/** Returns a field with everything that its own screen shows. */
export function toFieldDetail(db: Database, now: string, at: FieldAt): FieldDetail {
  const { timesSet: _, ...field } = asOfNow(db, at.field, now)
  return {
    ...field,
    rating: ratingOf(db.reviews.by('fieldId', at.field.id)),
    ...fromOf(at, now),
    sharesWith: namesOnGround(db, at.field, ({ status }) => status === 'active'),
    company: toCompany(db, at.company),
  }
}

/** Returns the names of the other fields on the ground of a field that are asked for. */
export function namesOnGround(
  db: Database,
  field: FieldRecord,
  isAsked: (other: FieldRecord) => boolean,
): string[] {
  return groundOf(db, field)
    .filter((other) => other.id !== field.id && isAsked(other))
    .map(({ name }) => name)
    .toSorted(compareNames)
}
