import { compareNames } from '../../text/compare-names.ts'
import { inWords } from '../../text/in-words.ts'
import type { FieldRow } from './field-row.ts'
import type { OwnField } from '../set-up/own-field.ts'
import { sharingGround } from '../shared-ground.ts'

/** Returns a field of a company as its list has it; throws for one without a sport. */
export function rowOfField(field: OwnField): FieldRow {
  const { id, name, surface, indoor, players, slotMinutes, fromPriceCents, status, version } = field
  const { basePriceCents, priceRules, nextPrices, rating, company, companyStatus } = field
  const [sport] = field.sports
  if (sport === undefined) throw new Error(`field ${id} has no sport`)
  const sharing = sharingGround(field, field.otherFields).filter((other) => other.status !== 'archived')
  const names = sharing.map((other) => other.name).toSorted(compareNames)
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
    fromPriceCents,
    basePriceCents,
    priceRules,
    nextPrices,
    rating: rating.average,
    reviews: rating.count,
    sharesWith: names.length === 0 ? null : inWords(names),
    status,
    companyStatus,
    version,
  }
}
