import { matchModes, type ColumnType, kindOf } from '@campo-livre/domain/lists/filters.ts'
import { describe, expect, it } from 'vitest'
import { adminUsers } from '../features/account/admin-users.tsx'
import { adminMails } from '../features/account/admin-mails.ts'
import { adminBookings } from '../features/bookings/admin-bookings.tsx'
import { adminCompanies } from '../features/companies/admin-companies.tsx'
import { adminReviews } from '../features/companies/reviews/admin-reviews.ts'
import { adminAudit } from '../features/crud/audit.tsx'
import { adminCoupons } from '../features/coupons/admin-coupons.ts'
import { coupons } from '../features/coupons/coupons.ts'
import { adminExpenses } from '../features/expenses/admin-expenses.ts'
import { expenses, incomes } from '../features/expenses/expenses.tsx'
import { closures } from '../features/closures/closures.tsx'
import { adminFields } from '../features/fields/lists/admin-fields.tsx'
import { ownFields } from '../features/fields/lists/field-lists.tsx'
import { accruals, entries, openItems } from '../features/financial/list/entries.tsx'
import { adminContacts } from '../features/marketing/admin-contacts.ts'
import { adminNotices } from '../features/notifications/admin-notices.ts'
import { adminPayments } from '../features/payments/admin-payments.ts'
import { adminProducts } from '../features/products/admin-products.ts'
import { products } from '../features/products/products.ts'
import { adminMovements } from '../features/products/stock/admin-movements.ts'
import { adminRachas } from '../features/rachas/list/admin-rachas.ts'
import { adminSeries } from '../features/series/admin-series.ts'
import { adminSplits } from '../features/splits/admin-splits.ts'
import { myTabs } from '../features/tabs/athlete/my-tabs.tsx'
import { adminTabs } from '../features/tabs/company/admin-tabs.ts'
import { companyTabs } from '../features/tabs/company/company-tabs.tsx'
import { adminTills } from '../features/tills/admin-tills.ts'
import { tills } from '../features/tills/tills.tsx'
import type { Choice } from '../lib/resource/resource.ts'

type Declared = { id: string; label: string; type: ColumnType; choices?: readonly Choice[] }

const lists: Readonly<Record<string, { columns: readonly Declared[]; filterableColumns: object }>> = {
  adminUsers,
  adminCompanies,
  adminFields,
  adminBookings,
  adminProducts,
  adminTabs,
  adminExpenses,
  adminRachas,
  adminReviews,
  adminSeries,
  adminSplits,
  adminPayments,
  adminMovements,
  adminTills,
  adminCoupons,
  adminNotices,
  adminContacts,
  adminMails,
  adminAudit,
  ownFields,
  closures,
  coupons,
  products,
  companyTabs,
  tills,
  expenses,
  incomes,
  entries,
  accruals,
  openItems,
  myTabs,
}

describe.each(Object.entries(lists))('the columns of %s (F4)', (_, { columns, filterableColumns }) => {
  it('are called differently, in the address and for people', () => {
    for (const key of ['id', 'label'] as const) {
      const names = columns.map((column) => column[key])
      expect(new Set(names).size, key).toBe(names.length)
    }
  })

  it('are compared as the server compares them', () => {
    const kinds = new Map(Object.entries(filterableColumns))
    for (const column of columns) {
      const asked = kinds.get(column.id)
      if (asked !== undefined) expect(column.type, column.id).toBe(asked)
      expect(matchModes[kindOf(column)].length).toBeGreaterThan(0)
    }
  })

  it('have choices that can be told apart, and only where one chooses', () => {
    for (const { id, type, choices = [] } of columns) {
      expect(choices.length > 0, id).toBe(type === 'choice')
      expect(new Set(choices.map(({ label }) => label)).size, id).toBe(choices.length)
    }
  })
})
