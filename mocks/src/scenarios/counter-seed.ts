import type { Seed } from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { buildProducts } from '../seed/bar/build-products.ts'
import { buildStock } from '../seed/bar/build-stock.ts'
import { buildTabs } from '../seed/bar/build-tabs.ts'
import { catalog, type ProductPlan } from '../seed/bar/catalog.ts'
import { buildSeed } from '../seed/build-seed.ts'

/** The open tabs and the products of the arena of the persona Empresa, those of the normal set among them. */
const OPEN_TABS = 200
const PRODUCTS = 300
/** The number from which the codes of the other tabs are counted. */
const FIRST_TAB = 200_000
/** The words that tell one brand of a product from another. */
const brands = ['da casa', 'Serrana', 'Praiana', 'Nordeste', 'Imperial', 'Boa Vista', 'Jangada', 'Sereia']

/** Builds the normal set with a full counter at the arena of the persona Empresa: 200 open tabs, 300 products. */
export function counterSeed(now: string): Seed {
  const seed = buildSeed(now)
  const arena = seed.companies.find(({ ownerId }) => ownerId === personaIds.empresa)
  if (!arena) return seed
  const own = <T extends { companyId: string }>(rows: readonly T[]) =>
    rows.filter(({ companyId }) => companyId === arena.id)
  // Their ids are apart from those of the normal set.
  const counter = { ...arena, slug: `${arena.slug}-balcao` }
  const products = buildProducts(counter, plansFor(PRODUCTS - own(seed.products).length), now)
  const guests = new Set(own(seed.tabs).map(({ athleteId }) => athleteId))
  const personas: readonly string[] = Object.values(personaIds)
  const crowd = seed.users.filter(({ id }) => guests.has(id) && !personas.includes(id))
  const bar = { company: counter, products, bookings: [], crowd, now, firstNumber: FIRST_TAB }
  const open = own(seed.tabs).filter(({ status }) => status === 'open').length
  const tabs = buildTabs(bar, { open: OPEN_TABS - open, past: 0 })
  const stock = buildStock({ products, tabs, byId: arena.ownerId, now })
  seed.products.push(...stock.products)
  seed.stockMovements.push(...stock.stockMovements)
  seed.tabs.push(...tabs)
  return seed
}

/** Returns the plans of so many products: those of the catalog under one brand after the other. */
function plansFor(count: number): ProductPlan[] {
  return Array.from({ length: count }, (_, index) => {
    const brand = Math.floor(index / catalog.length)
    const { inactive: _inactive, ...plan } = catalog[index % catalog.length] ?? first
    return {
      ...plan,
      slug: `${plan.slug}-${brand + 1}`,
      name: `${plan.name} ${brands[brand % brands.length]}`,
    }
  })
}

const first: ProductPlan = { slug: 'agua', name: 'Água', category: 'drinks', price: 450, stock: 60, low: 12 }
