import { closesField } from '@campo-livre/domain/closures/closure.ts'
import { sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { yieldToPage } from '../db/yield-to-page.ts'
import type { Seed } from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { daysByZone, type Ground } from '../seed/build-bookings.ts'
import { buildCompany } from '../seed/build-companies.ts'
import { fieldClosures } from '../seed/build-closures.ts'
import { buildField } from '../seed/build-fields.ts'
import { buildSeed } from '../seed/build-seed.ts'
import { addExpenses } from '../seed/build-houses.ts'
import { buildExpenses } from '../seed/expenses/build-expenses.ts'
import { basicPlans } from '../seed/expenses/plans.ts'
import { buildProducts } from '../seed/bar/build-products.ts'
import { buildStock } from '../seed/bar/build-stock.ts'
import { buildTabs } from '../seed/bar/build-tabs.ts'
import { smallCatalog } from '../seed/bar/catalog.ts'
import { reviewsOf } from '../seed/reviews/build-reviews.ts'
import { hugeBookings } from './huge/huge-bookings.ts'
import { hugeCrowd } from './huge/huge-people.ts'
import { hugePlans } from './huge/huge-plans.ts'

const FIELDS = 10_000
/** The number of bookings in addition to those of the normal set. */
const BOOKINGS = 50_000
/** Of every so many companies one has a bar and expenses. */
const BAR_EVERY = 3
/** The number from which the codes of their tabs are counted. */
const FIRST_TAB = 300_000
/** The number of companies or fields after which other tasks get a turn. */
const STEP = 100

/**
 * Builds the normal set and, with it, 10,000 fields of some 3,000 companies, 50,000 bookings more, thousands of people
 * and a busy year at the arena of the persona Empresa. Pure, as the normal one.
 */
export function hugeSeed(now: string): Seed {
  const steps = layOut(now)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Builds the same with turns for other tasks in between, so that a page that does it goes on reacting. */
export async function hugeSeedInTurns(now: string): Promise<Seed> {
  const steps = layOut(now)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await yieldToPage()
  }
}

function* layOut(now: string): Generator<undefined, Seed, undefined> {
  const seed = buildSeed(now)
  yield
  const crowd = hugeCrowd(now)
  for (const people of crowd.values()) seed.users.push(...people)
  yield
  const grounds: Ground[] = []
  const todayAt = daysByZone(now)
  for (const [index, plan] of hugePlans(FIELDS - seed.fields.length).entries()) {
    const company = buildCompany(plan)
    const place = { companyId: company.id, timeZone: company.timeZone, today: todayAt(company.timeZone) }
    const fields = plan.fields.map((each) => buildField(plan, each, place))
    seed.companies.push(company)
    seed.fields.push(...fields)
    const closuresOf = new Map(
      fields.map((field) => [field.id, fieldClosures(field, place.timeZone, place.today)] as const),
    )
    seed.closures.push(...[...closuresOf.values()].flat())
    seed.reviews.push(...fields.flatMap((field) => reviewsOf(field, toMinutes(now), [0, 3])))
    if (company.status === 'approved') {
      grounds.push(
        ...fields
          .filter(({ status }) => status === 'active')
          .map((field) => ({ field, company, closures: closuresOf.get(field.id) ?? [], demand: 1 })),
      )
      if (index % BAR_EVERY === 0) {
        const products = buildProducts(company, smallCatalog, now)
        const people = crowd.get(company.address.city) ?? []
        const bar = {
          company,
          products,
          bookings: [],
          crowd: people,
          now,
          firstNumber: FIRST_TAB + 4 * index,
        }
        const tabs = buildTabs(bar, { open: 1, past: 3 })
        const stock = buildStock({ products, tabs, byId: company.ownerId, now })
        seed.products.push(...stock.products)
        seed.stockMovements.push(...stock.stockMovements)
        seed.tabs.push(...tabs)
        addExpenses(seed, buildExpenses(company, basicPlans, { months: 1, once: 2, now }))
      }
    }
    if (index % STEP === 0) yield
  }
  const { bookings, fillYear, fillNow } = hugeBookings({ now, crowd, others: seed.bookings, count: BOOKINGS })
  for (const ground of groundsOf(seed, personaIds.empresa)) {
    const { field } = ground
    const shared = new Set([field, ...sharingGround(field, seed.fields)].map(({ id }) => id))
    fillYear(
      ground,
      [...seed.bookings, ...bookings].filter(({ fieldId }) => shared.has(fieldId)),
    )
    yield
  }
  for (const [index, ground] of grounds.entries()) {
    fillNow(ground, grounds.length - index)
    if (index % STEP === 0) yield
  }
  return { ...seed, bookings: [...seed.bookings, ...bookings] }
}

/** Returns the fields of a user's company. */
function groundsOf({ companies, fields, closures }: Seed, ownerId: string): Ground[] {
  return companies
    .filter((company) => company.ownerId === ownerId)
    .flatMap((company) =>
      fields
        .filter(({ companyId, status }) => status === 'active' && companyId === company.id)
        .map((field) => ({
          field,
          company,
          closures: closures.filter(
            (closure) => closesField(closure, field.id) && closure.companyId === company.id,
          ),
          demand: 1,
        })),
    )
}
