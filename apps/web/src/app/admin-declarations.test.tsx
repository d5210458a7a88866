import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { expect, test } from 'vitest'
import { adminMails } from '../features/account/admin-mails.ts'
import { adminUsers } from '../features/account/admin-users.tsx'
import { adminBookings } from '../features/bookings/admin-bookings.tsx'
import { adminCompanies } from '../features/companies/admin-companies.tsx'
import { adminReviews } from '../features/companies/reviews/admin-reviews.ts'
import { adminExpenses } from '../features/expenses/admin-expenses.ts'
import { adminFields } from '../features/fields/lists/admin-fields.tsx'
import { adminContacts } from '../features/marketing/admin-contacts.ts'
import { adminNotices } from '../features/notifications/admin-notices.ts'
import { adminPayments } from '../features/payments/admin-payments.ts'
import { adminProducts } from '../features/products/admin-products.ts'
import { adminMovements } from '../features/products/stock/admin-movements.ts'
import { adminRachas } from '../features/rachas/admin-rachas.ts'
import { adminSeries } from '../features/series/admin-series.ts'
import { adminSplits } from '../features/splits/admin-splits.ts'
import { adminTabs } from '../features/tabs/company/admin-tabs.ts'
import { adminTills } from '../features/tills/admin-tills.ts'

type Form = { fields: readonly { name: string }[]; schema: unknown }
type Declared = {
  columns: readonly { id: string }[]
  filterableColumns: object
  writes?: { row: unknown; edit?: unknown; create?: Form }
}

/** Each kind of row, and one of its rows that may be edited, where any may. */
const resources: Readonly<Record<AdminResource, [Declared, object]>> = {
  users: [adminUsers, {}],
  companies: [adminCompanies, {}],
  fields: [adminFields, {}],
  bookings: [adminBookings, {}],
  series: [adminSeries, {}],
  payments: [adminPayments, {}],
  tabs: [adminTabs, { status: 'open' }],
  products: [adminProducts, {}],
  'stock-movements': [adminMovements, {}],
  tills: [adminTills, { status: 'exact' }],
  expenses: [adminExpenses, {}],
  rachas: [adminRachas, {}],
  splits: [adminSplits, {}],
  reviews: [adminReviews, {}],
  notices: [adminNotices, {}],
  contacts: [adminContacts, {}],
  mails: [adminMails, {}],
}

const keysOf = (schema: unknown) => Object.keys((schema as { shape: object }).shape)
const formsOf = ({ writes: { edit, create } = { row: null } }: Declared, row: object): Form[] => [
  ...(edit === undefined ? [] : [(edit as (row: object) => Form)(row)]),
  ...(create ? [create] : []),
]

test.each(Object.entries(resources))(
  'schema, columns and form of %s agree (H12)',
  (_name, [resource, row]) => {
    const { columns, filterableColumns, writes } = resource
    const known = keysOf(writes?.row)
    expect(columns.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([])
    expect(Object.keys(filterableColumns).filter((id) => !known.includes(id))).toEqual([])
    for (const form of formsOf(resource, row)) {
      const asked = keysOf(form.schema).filter((key) => key !== 'stamp')
      expect(form.fields.map(({ name }) => name).toSorted()).toEqual(asked.toSorted())
    }
  },
)

test('no two columns of a list are called the same, so that each head says what it sorts (react-admin#9541)', () => {
  for (const [{ columns }] of Object.values(resources)) {
    const labels = columns.map((column) => (column as unknown as { label: string }).label)
    expect(labels).toEqual([...new Set(labels)])
  }
})
