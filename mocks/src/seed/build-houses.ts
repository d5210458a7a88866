import type {
  BookingRecord,
  CompanyRecord,
  EditRecord,
  ExpenseReceiptRecord,
  ExpenseRecord,
  ExpenseSeriesRecord,
  ProductRecord,
  TabCommandRecord,
  StockMovementRecord,
  TabRecord,
  TillRecord,
  UserRecord,
} from '@campo-livre/backend/store/records.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { buildEdits } from './bar/build-edits.ts'
import { buildProducts } from './bar/build-products.ts'
import { buildTabCommands } from './bar/build-tab-commands.ts'
import { buildStock } from './bar/build-stock.ts'
import { buildTabs } from './bar/build-tabs.ts'
import { busyTabs } from './bar/busy-tabs.ts'
import { catalog, smallCatalog } from './bar/catalog.ts'
import { buildTills } from './tills/build-tills.ts'
import { buildExpenses, buildInstalments, type BuiltExpenses } from './expenses/build-expenses.ts'
import { basicPlans, incomePlans, monthlyPlans } from './expenses/plans.ts'

type Neighbourhood = {
  companies: readonly CompanyRecord[]
  bookings: readonly BookingRecord[]
  users: ReadonlyMap<string, UserRecord>
  crowd: ReadonlyMap<string, UserRecord[]>
  now: string
}
export type Houses = {
  products: ProductRecord[]
  stockMovements: StockMovementRecord[]
  edits: EditRecord[]
  tabs: TabRecord[]
  tabCommands: TabCommandRecord[]
  tills: TillRecord[]
  expenses: ExpenseRecord[]
  expenseSeries: ExpenseSeriesRecord[]
  expenseReceipts: ExpenseReceiptRecord[]
}

/** The number of the latest tabs that have a history. */
const TOLD = 12
/** The number from which the codes of tabs are counted, a thousand for each company. */
const FIRST_NUMBER = 100_000

/**
 * Builds the bar, tabs and expenses of the approved companies: a year for the arena of the persona Empresa, a few for
 * every other, and nothing for the one that has just begun.
 */
export function buildHouses({ companies, bookings, users, crowd, now }: Neighbourhood): Houses {
  const houses: Houses = {
    products: [],
    stockMovements: [],
    edits: [],
    tabs: [],
    tabCommands: [],
    tills: [],
    expenses: [],
    expenseSeries: [],
    expenseReceipts: [],
  }
  const bookingsOf = Map.groupBy(bookings, ({ companyId }) => companyId)
  for (const [index, company] of companies.entries()) {
    if (company.status !== 'approved' || company.ownerId === personaIds.empresaNova) continue
    const large = company.ownerId === personaIds.empresa
    const products = buildProducts(company, large ? catalog : smallCatalog, now)
    const bar = {
      company,
      products,
      bookings: bookingsOf.get(company.id) ?? [],
      crowd: crowd.get(company.address.city) ?? [],
      now,
      firstNumber: FIRST_NUMBER + index * 1000,
    }
    if (company.ownerId !== null) houses.edits.push(...buildEdits(products, company.ownerId, now))
    const tabs = large
      ? busyTabs(buildTabs(bar, { open: 5, past: 215 }, users.get(personaIds.atleta)), personaIds.empresa)
      : buildTabs(bar, { open: 1, past: 3 })
    const stock = buildStock({ products, tabs, byId: company.ownerId, now })
    houses.products.push(...stock.products)
    houses.stockMovements.push(...stock.stockMovements)
    houses.tabs.push(...tabs)
    if (large) houses.tabCommands.push(...buildTabCommands(tabs.slice(0, TOLD), personaIds.empresa))
    if (large && company.ownerId !== null)
      houses.tills.push(
        ...buildTills({ company, tabs, bookings: bar.bookings, ownerId: company.ownerId, now }),
      )
    if (large) {
      const plans = [...monthlyPlans, ...incomePlans]
      addExpenses(houses, buildExpenses(company, plans, { months: 12, once: 30, now }))
      addExpenses(houses, buildInstalments(company, now))
    } else addExpenses(houses, buildExpenses(company, basicPlans, { months: 1, once: 2, now }))
  }
  return houses
}

/** Adds built expenses with what belongs to them. */
export function addExpenses(
  to: Pick<Houses, 'expenses' | 'expenseSeries' | 'expenseReceipts'>,
  { expenses, series, receipts }: BuiltExpenses,
): void {
  to.expenses.push(...expenses)
  to.expenseSeries.push(...series)
  to.expenseReceipts.push(...receipts)
}
