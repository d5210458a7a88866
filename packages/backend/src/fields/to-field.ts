import type { PricingDeal } from '@campo-livre/domain/deals/deal-price.ts'
import { stillToCome } from '@campo-livre/domain/deals/still-to-come.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { FieldSummary } from '@campo-livre/domain/fields/field-summary.ts'
import { type LeastBooking, leastBooking } from '@campo-livre/domain/fields/prices/least-booking.ts'
import { type Pricing, pricingOn } from '@campo-livre/domain/fields/price.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { readTogether } from '../store/not-loaded.ts'
import type { FieldRecord } from '../store/records.ts'
import { ratingOf } from '../companies/rating-of.ts'
import { toCompany, toCompanySummary } from '../companies/to-company.ts'
import { asOfNow } from './as-of-now.ts'
import { groundOf } from './ground-of.ts'
import { nextFree, type TimeFilter } from './next-free.ts'
import { openingAt } from './opening-at.ts'
import type { FieldAt } from './public-fields.ts'
import type { ScheduleRequest } from './schedule.ts'

const keep = memoizeByInputs<LeastBooking>()

/** Returns the cheapest booking of a field at the prices of today: "a partir de". */
function leastOf(at: FieldAt, now: string): LeastBooking {
  const { field, company } = at
  const prices = field.nextPrices.length === 0 ? field : pricingOn(field, localDay(company.timeZone, now))
  return keep(field, [company, prices], () => leastAt(at, prices))
}

function leastAt(at: FieldAt, { basePriceCents, priceRules }: Pricing): LeastBooking {
  return leastBooking({ ...at.field, basePriceCents, priceRules }, openingAt(at).openingHours)
}

/** Returns the price of the cheapest booking at the present prices, in cents, and those from later days on. */
export function fromPrices(at: FieldAt): {
  fromCents: number
  laterCents: readonly { from: string; cents: number }[]
} {
  return {
    fromCents: leastAt(at, at.field).priceCents,
    laterCents: at.field.nextPrices.map((later) => ({
      from: later.from,
      cents: leastAt(at, later).priceCents,
    })),
  }
}

/** Returns the price of the cheapest booking, in cents. */
export function fromPrice(at: FieldAt, now: string): number {
  return leastOf(at, now).priceCents
}

function fromOf(at: FieldAt, now: string) {
  const { priceCents, minutes } = leastOf(at, now)
  return { fromPriceCents: priceCents, fromMinutes: minutes }
}

/** Returns the cheapest booking by a deal (N9), with its price without one; nothing where none makes it lower. */
function fromDeals(at: FieldAt, now: string, deals: readonly PricingDeal[]) {
  const today = localDay(at.company.timeZone, now)
  const { basePriceCents, priceRules } = pricingOn(at.field, today)
  const { priceCents, minutes } = leastBooking(
    { ...at.field, basePriceCents, priceRules },
    openingAt(at).openingHours,
    stillToCome(deals, today),
  )
  const fullCents = fromPrice(at, now)
  return priceCents < fullCents
    ? { fromPriceCents: priceCents, fromMinutes: minutes, fromFullCents: fullCents }
    : {}
}

/** Returns the part of a field that tickets and drawings show; of its photos the first. */
export function toFieldSummary(field: FieldRecord): FieldSummary {
  const { id, name, sports, surface, lengthMeters, widthMeters, players, indoor, photos } = field
  return { id, name, sports, surface, lengthMeters, widthMeters, players, indoor, photos: photos.slice(0, 1) }
}

/** Returns a field as a card of a listing, with the next times at which it is free for who asks. */
export function toFieldCard(asking: ScheduleRequest, filter: TimeFilter): FieldCard {
  const { db, now, field, company } = asking
  const [reviews, free] = readTogether(
    () => db.reviews.by('fieldId', field.id),
    () => nextFree(asking, filter),
  )
  return {
    ...toFieldSummary(field),
    rating: ratingOf(reviews),
    ...fromOf(asking, now),
    company: toCompanySummary(company),
    nextFree: free,
  }
}

/** Returns a field with everything that its own screen shows, and the deals that the one who asks may have. */
export function toFieldDetail(
  db: Database,
  now: string,
  at: FieldAt,
  deals: readonly PricingDeal[] = [],
): FieldDetail {
  const [{ timesSet: _, ...field }, reviews, sharesWith, company] = readTogether(
    () => asOfNow(db, at.field, now),
    () => db.reviews.by('fieldId', at.field.id),
    () => namesOnGround(db, at.field, ({ status }) => status === 'active'),
    () => toCompany(db, at.company),
  )
  return {
    ...field,
    rating: ratingOf(reviews),
    ...fromOf(at, now),
    ...(deals.length > 0 && { deals: [...deals], ...fromDeals(at, now, deals) }),
    sharesWith,
    company,
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
