import type { FieldRow } from '@campo-livre/domain/fields/field-row.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import type { Database } from '../store/database.ts'
import type { FieldRecord } from '../store/records.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { ratingOf } from '../companies/rating-of.ts'
import { asOfNow } from './as-of-now.ts'
import { priceEpoch } from './price-epoch.ts'
import { fromPrice, namesOnGround } from './to-field.ts'

/** Returns fields as rows of a table, inactive ones too, by company and name. */
export function fieldRows(db: Database, now: string, fields: readonly FieldRecord[]): readonly FieldRow[] {
  return rowsOf(fields, [db.companies.all(), db.reviews.all(), priceEpoch(db, now)], () =>
    fields
      .map((field) => toFieldRow(db, now, field))
      .toSorted(
        (a, b) =>
          compareNames(a.companyName, b.companyName) ||
          compareNames(a.name, b.name) ||
          compareNames(a.id, b.id),
      ),
  )
}

const rowsOf = memoizeByInputs<FieldRow[]>()

function toFieldRow(db: Database, now: string, field: FieldRecord): FieldRow {
  const company = db.companies.find(field.companyId)
  const [sport] = field.sports
  if (!company || !sport) throw new Error(`field ${field.id} has lost its company or sport`)
  const { average, count } = ratingOf(db.reviews.by('fieldId', field.id))
  const sharing = namesOnGround(db, field, (other) => other.status !== 'archived')
  const { id, name, surface, indoor, players, slotMinutes, status } = field
  const { basePriceCents, priceRules, nextPrices, version } = asOfNow(db, field, now)
  return {
    id,
    name,
    companyName: company.name,
    city: company.address.city,
    timeZone: company.timeZone,
    sport,
    surface,
    indoor,
    players,
    slotMinutes,
    fromPriceCents: fromPrice({ field, company }, now),
    basePriceCents,
    priceRules,
    nextPrices,
    rating: average,
    reviews: count,
    sharesWith: sharing.length === 0 ? null : inWords(sharing),
    status,
    companyStatus: company.status,
    version,
  }
}
