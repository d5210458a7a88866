import type { FieldSort } from '@campo-livre/domain/fields/list/sorts.ts'
import type { Rating } from '@campo-livre/domain/reviews/rating.ts'
import type { Database } from '../store/database.ts'
import { memoize, memoizeByInputs } from '../store/memoize.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { ratingOf } from '../companies/rating-of.ts'
import type { Point } from '@campo-livre/domain/places/asked-point.ts'
import { distanceKm } from '@campo-livre/domain/places/distance.ts'
import type { FieldAt } from './public-fields.ts'
import { priceEpoch } from './price-epoch.ts'
import { fromPrice } from './to-field.ts'

/** A rating is weighed as if five people had given the usual 4.2 before: two raves do not beat two hundred. */
const USUAL = { stars: 4.2, count: 5 }

/** Returns the mean of the stars, weighed by the number of reviews. */
export function weighted({ average, count }: Rating): number {
  return ((average ?? 0) * count + USUAL.stars * USUAL.count) / (count + USUAL.count)
}

/** The rows and the instant at which they are read. */
type Moment = { db: Database; now: string }

/**
 * Sorts fields; equal ones by name, then id, so that the order is stable. Sorts that do not depend on a place are
 * memoized by the list.
 */
export function sortFields(
  at: Moment,
  fields: readonly FieldAt[],
  sort: FieldSort,
  near: Point | null,
): readonly FieldAt[] {
  const sorted = () => {
    const keyOf = keyReader(at, sort, near)
    const keyed = byName(fields).map((each) => ({ each, key: keyOf(each) }))
    return keyed.toSorted((a, b) => a.key - b.key).map(({ each }) => each)
  }
  return sort === 'distance'
    ? sorted()
    : orders[sort](fields, [at.db.reviews.revision(), priceEpoch(at.db, at.now)], sorted)
}

const byName = memoize((fields: readonly FieldAt[]) =>
  fields.toSorted((a, b) => compareNames(a.field.name, b.field.name) || (a.field.id < b.field.id ? -1 : 1)),
)
const orders = {
  relevance: memoizeByInputs<readonly FieldAt[]>(),
  price: memoizeByInputs<readonly FieldAt[]>(),
  '-price': memoizeByInputs<readonly FieldAt[]>(),
  rating: memoizeByInputs<readonly FieldAt[]>(),
}

/** Returns the function that gives the number to sort by, smallest first. */
function keyReader({ db, now }: Moment, sort: FieldSort, near: Point | null): (at: FieldAt) => number {
  const rating = ({ field }: FieldAt) => ratingOf(db.reviews.by('fieldId', field.id))
  if (sort === 'price') return (at) => fromPrice(at, now)
  if (sort === '-price') return (at) => -fromPrice(at, now)
  if (sort === 'rating') return (at) => -(rating(at).average ?? 0)
  if (sort === 'distance' && near) return ({ company }) => distanceKm(near, company.address)
  return (at) => -weighted(rating(at))
}
