import { fold } from '@campo-livre/domain/text/fold.ts'
import { ratingOf } from '../companies/rating-of.ts'
import type { ReviewRecord } from '../store/records.ts'
import { searchedText } from './matches.ts'
import type { FieldAt } from './public-fields.ts'
import { weighted } from './sort-fields.ts'
import { fromPrices } from './to-field.ts'

/** The version of what an entry is made of: another one lays every index out anew. Raise it with any change of that. */
export const ENTRY_VERSION = 1

/** All that an index has to know of a field, beside the values of its own rows, to find and order it as a search does. */
export function indexEntry(at: FieldAt, reviews: readonly ReviewRecord[]) {
  const { city, district } = at.company.address
  const rating = ratingOf(reviews)
  return {
    ...fromPrices(at),
    words: searchedText(at),
    city: fold(city),
    district: fold(district),
    relevance: weighted(rating),
    rating: rating.average ?? 0,
  }
}
