import { createFileRoute } from '@tanstack/react-router'
import { adminUsers } from '../../features/account/admin-users.ts'
import { adminBookings } from '../../features/bookings/admin-bookings.tsx'
import { adminCompanies } from '../../features/companies/admin-companies.tsx'
import { adminReviews } from '../../features/companies/reviews/admin-reviews.ts'
import { CrudScreen } from '../../features/crud/crud-screen.tsx'
import { crudSearch } from '../../features/crud/crud-search.ts'
import { toThing } from '../../features/crud/things.ts'
import { adminExpenses } from '../../features/expenses/expenses.tsx'
import { adminFields } from '../../features/fields/lists/field-lists.tsx'
import { adminProducts } from '../../features/products/products.tsx'
import { adminRachas } from '../../features/rachas/admin-rachas.ts'
import { adminTabs } from '../../features/tabs/company/company-tabs.tsx'
import { listed } from '../../lib/table/listed.tsx'

const lists = {
  usuarios: listed(adminUsers),
  empresas: listed(adminCompanies),
  campos: listed(adminFields),
  reservas: listed(adminBookings),
  produtos: listed(adminProducts),
  comandas: listed(adminTabs),
  despesas: listed(adminExpenses),
  rachas: listed(adminRachas),
  avaliacoes: listed(adminReviews),
}

/** The admin's home (A11). */
export const Route = createFileRoute('/_admin/pages/crud')({
  validateSearch: crudSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => lists[toThing(deps.coisa)].warm(context.queryClient, deps),
  component: () => <CrudScreen lists={lists} />,
})
