import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { type LeastBooking, leastBooking } from '@campo-livre/domain/fields/least-booking.ts'
import type { Database } from '../../db/database.ts'
import type { CompanyRecord, FieldRecord } from '../../db/records.ts'
import { ratingOf } from '../companies/rating-of.ts'
import { toCompany, toCompanySummary } from '../companies/to-company.ts'
import { openingAt } from './opening-at.ts'
import type { FieldAt } from './public-fields.ts'

const known = new WeakMap<FieldRecord, { of: CompanyRecord; least: LeastBooking }>()

/** Returns the cheapest booking of a field: "a partir de". */
function leastOf({ field, company }: FieldAt): LeastBooking {
  const kept = known.get(field)
  if (kept?.of === company) return kept.least
  const least = leastBooking(field, openingAt({ field, company }).openingHours)
  known.set(field, { of: company, least })
  return least
}

/** Returns the price of the cheapest booking, in cents. */
export function fromPrice(at: FieldAt): number {
  return leastOf(at).priceCents
}

function fromOf(at: FieldAt) {
  const { priceCents, minutes } = leastOf(at)
  return { fromPriceCents: priceCents, fromMinutes: minutes }
}

/** Returns the part of a field that tickets and drawings show. */
export function toFieldSummary(field: FieldRecord): FieldSummary {
  const { id, name, sports, surface, lengthMeters, widthMeters, players, indoor, photos } = field
  return { id, name, sports, surface, lengthMeters, widthMeters, players, indoor, photos }
}

/** Returns a field as a card of a listing. */
export function toFieldCard(db: Database, at: FieldAt, nextFree: Offer[]): FieldCard {
  return {
    ...toFieldSummary(at.field),
    rating: ratingOf(db.reviews.by('fieldId', at.field.id)),
    ...fromOf(at),
    company: toCompanySummary(at.company),
    nextFree,
  }
}

/** Returns a field with everything that its own screen shows. */
export function toFieldDetail(db: Database, at: FieldAt): FieldDetail {
  return {
    ...at.field,
    rating: ratingOf(db.reviews.by('fieldId', at.field.id)),
    ...fromOf(at),
    company: toCompany(db, at.company),
  }
}
