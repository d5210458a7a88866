import { expect, test } from 'vitest'
import { adminUsers } from '../features/account/admin-users.tsx'
import { adminBookings } from '../features/bookings/admin-bookings.tsx'
import { adminCompanies } from '../features/companies/admin-companies.tsx'
import { adminExpenses } from '../features/expenses/admin-expenses.ts'
import { adminFields } from '../features/fields/lists/admin-fields.tsx'
import { adminContacts } from '../features/marketing/admin-contacts.ts'
import { adminProducts } from '../features/products/admin-products.ts'
import { adminTabs } from '../features/tabs/company/admin-tabs.ts'
import { adminTills } from '../features/tills/admin-tills.ts'

type Form = { fields: readonly { name: string }[]; schema: unknown }
type Declared = {
  columns: readonly { id: string }[]
  filterableColumns: object
  writes?: { row: unknown; edit?: unknown; create?: Form }
}

/** Each resource with a form, and a row that may be edited. */
const resources: Readonly<Record<string, [Declared, object]>> = {
  adminUsers: [adminUsers, {}],
  adminCompanies: [adminCompanies, {}],
  adminFields: [adminFields, {}],
  adminBookings: [adminBookings, {}],
  adminProducts: [adminProducts, {}],
  adminTabs: [adminTabs, { status: 'open' }],
  adminTills: [adminTills, { status: 'exact' }],
  adminExpenses: [adminExpenses, {}],
  adminContacts: [adminContacts, {}],
}

const keysOf = (schema: unknown) => Object.keys((schema as { shape: object }).shape)

test.each(Object.entries(resources))(
  'schema, columns and form of %s agree (H12)',
  (_name, [{ columns, filterableColumns, writes }, row]) => {
    const known = keysOf(writes?.row)
    expect(columns.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([])
    expect(Object.keys(filterableColumns).filter((id) => !known.includes(id))).toEqual([])
    const { edit, create } = writes ?? {}
    const forms = [(edit as (row: object) => Form)(row), ...(create ? [create] : [])]
    for (const form of forms) {
      const asked = keysOf(form.schema).filter((key) => key !== 'stamp')
      expect(form.fields.map(({ name }) => name).toSorted()).toEqual(asked.toSorted())
    }
  },
)
