import type { Amenity } from '@campo-livre/domain/companies/amenities.ts'
import type { RainOffer } from '@campo-livre/domain/companies/arena-rules.ts'
import type { companyStatuses } from '@campo-livre/domain/companies/company.ts'
import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import type { Surface } from '@campo-livre/domain/fields/surfaces.ts'
import type { CityKey } from './cities.ts'

/** The set of price rules of a field; see `price-rules.ts`. */
export type PricingPlan = 'flat' | 'evening' | 'full' | 'prime'

/** A field as this folder declares it; properties that are left out come from its sport. */
export type FieldPlan = {
  slug: string
  name: string
  sports: readonly [Sport, ...Sport[]]
  /** Reais for one slot where no rule applies. */
  price: number
  about: string
  surface?: Surface
  indoor?: boolean
  size?: readonly [length: number, width: number]
  players?: number
  slot?: number
  slots?: readonly [min: number, max: number]
  horizon?: number
  buffer?: number
  /** Minutes of notice. */
  notice?: number
  avoidGaps?: true
  pricing?: PricingPlan
  rules?: string
  /** The fields of the company that it is made of, by their slugs. */
  parts?: readonly string[]
  inactive?: true
}

/** A company as this folder declares it. */
export type CompanyPlan = {
  slug: string
  name: string
  about: string
  city: CityKey
  district: string
  street: string
  number: string
  cep: string
  /** Metres north and east of the district's centre. */
  offset: readonly [north: number, east: number]
  hours: OpeningHours
  amenities: readonly Amenity[]
  policy: readonly [fullRefundHours: number, lateRefundPercent: number]
  payAtVenue: boolean
  /** The most instalments by card; 1 where it is absent. */
  instalments?: number
  /** The offer when it rains, and the arena's own words about it. */
  rain?: readonly [offer: RainOffer, note?: string]
  /** The percentage of the price that is paid online; left out for all of it. */
  deposit?: number
  /** Minutes. */
  tolerance?: number
  /** The percentage of the price that a no-show costs; left out for all of it. */
  noShow?: number
  ownerId?: string
  cnpj?: string
  status?: (typeof companyStatuses)[number]
  /** The demand for its fields; 1 is the usual one. */
  demand?: number
  fields: readonly FieldPlan[]
}
