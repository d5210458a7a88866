import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import type { Offer } from '@campo-livre/domain/fields/offer.ts'
import { lowestPrice } from '@campo-livre/domain/fields/price.ts'
import type { Database } from '../../db/database.ts'
import type { CompanyRecord, FieldRecord } from '../../db/records.ts'
import { ratingOf } from '../companies/rating-of.ts'
import { toCompany, toCompanySummary } from '../companies/to-company.ts'
import type { FieldAt } from './public-fields.ts'

const prices = new WeakMap<FieldRecord, { of: CompanyRecord; cents: number }>()

/** The cheapest slot while the company is open: "a partir de". */
export function fromPrice({ field, company }: FieldAt): number {
  const known = prices.get(field)
  if (known?.of === company) return known.cents
  const cents = lowestPrice(field, { openingHours: company.openingHours, slotMinutes: field.slotMinutes })
  prices.set(field, { of: company, cents })
  return cents
}

/** What a ticket or a drawing needs. */
export function toFieldSummary(field: FieldRecord): FieldSummary {
  const { id, name, sports, surface, lengthMeters, widthMeters, players, indoor, photos } = field
  return { id, name, sports, surface, lengthMeters, widthMeters, players, indoor, photos }
}

/** A field in a listing. */
export function toFieldCard(db: Database, at: FieldAt, nextFree: Offer[]): FieldCard {
  return {
    ...toFieldSummary(at.field),
    rating: ratingOf(db.reviews.by('fieldId', at.field.id)),
    slotMinutes: at.field.slotMinutes,
    fromPriceCents: fromPrice(at),
    company: toCompanySummary(at.company),
    nextFree,
  }
}

/** A field with all that its own screen shows. */
export function toFieldDetail(db: Database, at: FieldAt): FieldDetail {
  return {
    ...at.field,
    rating: ratingOf(db.reviews.by('fieldId', at.field.id)),
    fromPriceCents: fromPrice(at),
    company: toCompany(db, at.company),
  }
}
