import { amenities } from '@campo-livre/domain/companies/amenities.ts'
import type { companyStatuses } from '@campo-livre/domain/companies/company.ts'
import { sports } from '@campo-livre/domain/fields/sports.ts'
import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import { cities, type City } from '../../seed/data/cities.ts'
import * as hours from '../../seed/data/hours.ts'
import type { CompanyPlan, FieldPlan, PricingPlan } from '../../seed/data/plan.ts'
import { between, pick, type Random, randomOf } from '../../seed/random.ts'
import { pickByShare } from './pick-by-share.ts'
import { abouts, fieldAbouts, kinds, names, shareOfCity, sportWords, streets } from './words.ts'

const shareOfSport = Object.fromEntries(sports.map((sport) => [sport, sportWords[sport].share])) as Record<
  Sport,
  number
>
const pricings: readonly PricingPlan[] = ['flat', 'evening', 'full', 'prime']
const policies = [
  [24, 50],
  [12, 50],
  [6, 0],
  [48, 30],
] as const
const openingHours = Object.values(hours)
/** The numbers of fields of the companies, repeated in this order. */
const sizes = [2, 3, 5, 1, 4, 5, 3, 3, 4, 2, 6, 2]

/**
 * Returns plans of invented companies that together have so many fields. Their slugs end in a number, so none comes
 * twice.
 */
export function hugePlans(fields: number): CompanyPlan[] {
  const random = randomOf('huge')
  const plans: CompanyPlan[] = []
  for (let left = fields; left > 0; left -= plans.at(-1)?.fields.length ?? left)
    plans.push(companyPlan(random, plans.length, Math.min(left, sizes[plans.length % sizes.length] ?? 1)))
  return plans
}

function companyPlan(random: Random, index: number, size: number): CompanyPlan {
  const city = pickByShare(random, shareOfCity)
  const { districts }: City = cities[city]
  const name = `${pick(random, kinds)} ${pick(random, names)}`
  return {
    slug: `${slugOf(name)}-${index + 1}`,
    name,
    about: pick(random, abouts),
    city,
    district: pick(random, Object.keys(districts)),
    street: pick(random, streets),
    number: String(between(random, 10, 2900)),
    cep: String(between(random, 1_000_000, 99_999_999)).padStart(8, '0'),
    offset: [between(random, -3000, 3000), between(random, -3000, 3000)],
    hours: pick(random, openingHours),
    amenities: amenities.filter(() => random() < 0.4),
    policy: pick(random, policies),
    payAtVenue: random() < 0.5,
    status: statusOf(index),
    fields: Array.from({ length: size }, (_, position) => fieldPlan(random, position)),
  }
}

/** Returns the status of a company: of a hundred, one awaits approval and one is suspended. */
function statusOf(index: number): (typeof companyStatuses)[number] {
  if (index % 100 === 41) return 'awaiting_approval'
  return index % 100 === 87 ? 'suspended' : 'approved'
}

function fieldPlan(random: Random, position: number): FieldPlan {
  const sport = pickByShare(random, shareOfSport)
  const { called, price } = sportWords[sport]
  return {
    slug: String(position + 1),
    name: `${called} ${position + 1}`,
    sports: [sport],
    price: between(random, price[0] / 5, price[1] / 5) * 5,
    about: pick(random, fieldAbouts),
    pricing: pick(random, pricings),
    ...(random() < 0.01 ? { inactive: true } : {}),
  }
}

function slugOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')
}
