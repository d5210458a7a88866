import { type ArenaRules, USUAL_GRACE_MINUTES } from '@campo-livre/domain/companies/arena-rules.ts'
import type { Address } from '@campo-livre/domain/companies/address.ts'
import type { CompanyRecord } from '@campo-livre/backend/store/records.ts'
import { cities, type City } from './data/cities.ts'
import type { CompanyPlan } from './data/plan.ts'
import { inventedMobile } from './people.ts'
import { randomOf } from './random.ts'

const METERS_PER_DEGREE = 111_320

/** Builds the record of a company from its plan. */
export function buildCompany(plan: CompanyPlan): CompanyRecord {
  const city: City = cities[plan.city]
  const random = randomOf(plan.slug)
  return {
    id: companyId(plan),
    name: plan.name,
    slug: plan.slug,
    description: plan.about,
    imagePath: null,
    whatsapp: inventedMobile(random, city.areaCode),
    phone: random() < 0.6 ? inventedMobile(random, city.areaCode) : null,
    address: addressOf(plan, city),
    timeZone: city.timeZone,
    amenities: [...plan.amenities],
    openingHours: structuredClone(plan.hours),
    holidays: [],
    version: 1,
    rules: rulesOf(plan),
    acceptsPayAtVenue: plan.payAtVenue,
    maxInstalments: plan.instalments ?? 1,
    ownerId: plan.ownerId ?? null,
    status: plan.status ?? 'approved',
    ...(plan.cnpj === undefined ? {} : { cnpj: plan.cnpj }),
    pixKey: `pix@${plan.slug}.test`,
  }
}

function rulesOf({ policy: [fullRefundHours, lateRefundPercent], rain, ...plan }: CompanyPlan): ArenaRules {
  const [offer, rainNote = null] = rain ?? ['none']
  return {
    cancellationPolicy: { fullRefundHours, lateRefundPercent, graceMinutes: USUAL_GRACE_MINUTES },
    rain: offer,
    rainNote,
    depositPercent: plan.deposit ?? 100,
    toleranceMinutes: plan.tolerance ?? 15,
    noShowPercent: plan.noShow ?? 100,
  }
}

export function companyId(plan: CompanyPlan): string {
  return `cmp-${plan.slug}`
}

function addressOf(plan: CompanyPlan, city: City): Address {
  const [latitude, longitude] = city.districts[plan.district] ?? [city.latitude, city.longitude]
  const [north, east] = plan.offset
  const metersPerDegreeEast = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  return {
    cep: plan.cep,
    street: plan.street,
    number: plan.number,
    district: plan.district,
    city: city.city,
    state: city.state,
    latitude: round(latitude + north / METERS_PER_DEGREE),
    longitude: round(longitude + east / metersPerDegreeEast),
  }
}

/** Rounds degrees to six decimals: a tenth of a metre is near enough. */
function round(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000
}
